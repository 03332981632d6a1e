export type Sound = "ok" | "complete" | "refused" | "kept";

/** Frequency in hertz and length in milliseconds, one after the other. */
const NOTES: Readonly<Record<Sound, readonly (readonly [number, number])[]>> = {
  ok: [[1320, 90]],
  complete: [
    [1050, 90],
    [1320, 90],
    [1760, 180],
  ],
  refused: [
    [180, 220],
    [140, 320],
  ],
  kept: [
    [660, 80],
    [660, 80],
  ],
};

let context: AudioContext | undefined;

/** Heard across a workshop; a telephone shakes too. Browsers that play nothing before a touch stay silent until then. */
export function play(sound: Sound): void {
  navigator.vibrate?.(sound === "refused" ? [200, 80, 200] : 60);
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  let at = context.currentTime;
  for (const [frequency, length] of NOTES[sound]) {
    const tone = context.createOscillator();
    tone.type = sound === "refused" ? "square" : "sine";
    tone.frequency.value = frequency;
    tone.connect(context.destination);
    tone.start(at);
    at += length / 1000;
    tone.stop(at);
  }
}
