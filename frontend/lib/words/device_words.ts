// Devices in words: their names, their faults, and why staff must look.
import { refusal, sentence } from "./refusals.ts";
import type { Concern } from "../types.ts";
import { fill, lookup, type Words } from "./words.ts";

const FAULTS: Words = {
  contradicts: ["contradicts itself", "读数矛盾"],
  dead: ["does not answer", "无响应"],
  full: ["is full", "已满"],
  jammed: ["is jammed", "卡住"],
  lost: ["lost the connection", "连接中断"],
  misreads: ["misreads", "读取错误"],
  "no-paper": ["is out of paper", "缺纸"],
  refused: ["reads what cannot be", "读数不成立"],
};
export const faultName = (fault: string): string => lookup(FAULTS, fault);
export const FAULT_KEYS = Object.keys(FAULTS);

const DEVICES: Words = {
  shoe: ["Shoe of {of}", "{of} 的牌靴"],
  wheel: ["Wheel of {of}", "{of} 的轮盘"],
  stacker: ["Note slot of terminal {of}", "终端 {of} 的纸币器"],
  printer: ["Printer of terminal {of}", "终端 {of} 的打印机"],
};

/** "Shoe of rapid-1" for shoe-rapid-1: a device is named by its kind and what it serves. */
export function deviceName(name: string): string {
  const [, kind = "", of = name] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  return fill(lookup(DEVICES, kind, name), { of });
}

/** Why staff must look at a device: what its game refused, or what was reported of it. */
export const concernWords = ({ code, detail, clause }: Concern): string =>
  code ? refusal({ code, message: detail, clause: clause ?? null }) : sentence(detail);
