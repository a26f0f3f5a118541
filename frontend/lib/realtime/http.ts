// What is asked of the server beside the line: signing in, lists, pages of the guide.
import type { Error as Told } from "../types.ts";

export type Got<T> = { ok: true; body: T; headers: Headers } | { ok: false; error: Told };

const NO_ANSWER: Told = { code: "no-answer", message: "The server does not answer. Try again." };

async function ask<T>(method: string, path: string, token: string | null, body?: unknown, unattended = false): Promise<Got<T>> {
  const headers: Record<string, string> = {};
  if (unattended) headers["x-unattended"] = "yes";
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  try {
    const answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const text = await answer.text();
    const told: unknown = text ? JSON.parse(text) : null;
    return answer.ok ? { ok: true, body: told as T, headers: answer.headers } : { ok: false, error: (told as { error: Told }).error };
  } catch {
    return { ok: false, error: NO_ANSWER };
  }
}

export const get = <T>(path: string, token: string | null = null): Promise<Got<T>> => ask("GET", path, token);
export const post = <T>(path: string, body: unknown, token: string | null = null): Promise<Got<T>> => ask("POST", path, token, body);
/** What a page asks by itself, again and again: it keeps no desk open that nobody is at. */
export const poll = <T>(path: string, token: string): Promise<Got<T>> => ask("GET", path, token, undefined, true);
export const remove = <T>(path: string, token: string): Promise<Got<T>> => ask("DELETE", path, token);
