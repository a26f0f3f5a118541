// Sounds, made of a few tones. They are off until the player turns them on.
import { signal } from "@preact/signals";

const STORAGE_KEY = "pitboss-sound";

export const sounding = signal(localStorage.getItem(STORAGE_KEY) === "on");

/** Each tone: hertz, when it begins and how long it rings, in seconds. */
const TONES = {
  chip: [
    [1900, 0, 0.04],
    [2600, 0.02, 0.03],
  ],
  refused: [[220, 0, 0.16]],
  last: [[880, 0, 0.06]],
  closed: [
    [523, 0, 0.12],
    [392, 0.14, 0.22],
  ],
  win: [
    [659, 0, 0.12],
    [784, 0.12, 0.2],
  ],
  "good-win": [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.25],
  ],
  "great-win": [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.12],
    [1047, 0.36, 0.3],
  ],
} as const;

let device: AudioContext | null = null;

export function setSound(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
  sounding.value = on;
  if (on) play("chip");
}

/** Plays a sound, if sound is on and the browser lets us. */
export function play(name: keyof typeof TONES): void {
  if (!sounding.value) return;
  device ??= new AudioContext();
  void device.resume();
  for (const [hertz, from, length] of TONES[name]) {
    const start = device.currentTime + from;
    const tone = device.createOscillator();
    const loudness = device.createGain();
    tone.type = "triangle";
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0.12, start);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(loudness).connect(device.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
