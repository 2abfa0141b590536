// Short sounds made on the spot; no files. Each has a picture that says the same.
import type { Tone } from "./fx";

type Note = [wave: OscillatorType, from: number, to: number, start: number, length: number, loud: number];
const SCORE: Record<Tone, Note[]> = {
  turn: [
    ["triangle", 523, 523, 0, 0.1, 0.2],
    ["triangle", 784, 784, 0.11, 0.16, 0.2],
  ],
  hit: [
    ["sawtooth", 190, 55, 0, 0.18, 0.22],
    ["square", 90, 40, 0.03, 0.2, 0.12],
  ],
  heal: [["sine", 440, 880, 0, 0.22, 0.16]],
  buy: [
    ["square", 988, 988, 0, 0.06, 0.08],
    ["square", 1319, 1319, 0.07, 0.12, 0.08],
  ],
  enter: [
    ["sawtooth", 70, 48, 0, 0.25, 0.3],
    ["sawtooth", 70, 44, 0.28, 0.26, 0.3],
  ],
  out: [["sawtooth", 330, 40, 0, 0.55, 0.22]],
  win: [
    ["triangle", 523, 523, 0, 0.12, 0.2],
    ["triangle", 659, 659, 0.12, 0.12, 0.2],
    ["triangle", 784, 784, 0.24, 0.12, 0.2],
    ["triangle", 1047, 1047, 0.36, 0.34, 0.22],
  ],
};

let context: AudioContext | undefined;

export function play(tone: Tone): void {
  try {
    context ??= new AudioContext();
    // Browsers keep it silent until somebody has touched the page.
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    for (const [wave, from, to, start, length, loud] of SCORE[tone]) {
      const voice = context.createOscillator();
      const gain = context.createGain();
      voice.type = wave;
      voice.frequency.setValueAtTime(from, now + start);
      voice.frequency.exponentialRampToValueAtTime(to, now + start + length);
      gain.gain.setValueAtTime(loud, now + start);
      gain.gain.exponentialRampToValueAtTime(0.001, now + start + length);
      voice.connect(gain).connect(context.destination);
      voice.start(now + start);
      voice.stop(now + start + length);
    }
  } catch {
    // no sound card, no sound
  }
}
