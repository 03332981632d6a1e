import { createNoise } from "../noise.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage } from "../stage.ts";
import { photographLaid } from "../table-top/laid.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** Cloth on 3 mm of rubber, 230 × 190 mm; one corner has been rolled up in its box. */
export function bakeMousePad(): BakedSilhouette {
  const outline = roundSheet(-115, 0, 115, 190, 9);
  const wave = createNoise(31, 120, 150);
  const lift = (x: number, y: number) => 0.5 * (1 + wave(x, y)) + 2.6 * Math.max(0, x / 115 - y / 190 - 0.45) ** 2;
  const front = photographLaid(
    "front",
    {
      name: "mouse-pad",
      stage: createStage(5.7, 744, 305),
      parts: [
        { outline, low: 0, high: 2.4, round: 0.3, step: 4, lift, own: "rubber" },
        { outline, low: 2.3, high: 3, round: 0.5, step: 3, lift },
      ],
      height: 190,
      face: 3.5,
      hasSides: true,
      rough: 1,
      mirror: 0.1,
      look: { shine: 0.4, haze: 0.4 },
    },
    weaveGrain(13),
  );
  return { silhouette: "mouse-pad", referenceWidth: 230_000, views: [front] };
}

/** Cotton canvas over a wooden frame, F3: 220 × 273 mm, 18 mm thick. */
export function bakeCanvasPanel(): BakedSilhouette {
  const [half, height] = [110, 273];
  const slack = createNoise(41, 90, 130);
  /** Stretched over the frame's edges, it sinks a little between them, and most by the corners' folds. */
  const lift = (x: number, y: number) => {
    const inwards = Math.min(half - Math.abs(x), y, height - y);
    const within = 1 - Math.exp(-Math.max(0, inwards) / 14);
    return -1.3 * within + 0.5 * within * slack(x, y);
  };
  const front = photographLaid(
    "front",
    {
      name: "canvas-panel",
      stage: createStage(4.7, 735, 195),
      parts: [{ outline: roundSheet(-half, 0, half, height, 2.2), low: 0, high: 18, round: 2, step: 2.5, lift }],
      height,
      face: 18,
      hasSides: true,
      rough: 1,
      mirror: 0.1,
      look: { shine: 0.4, haze: 0.45 },
    },
    weaveGrain(14),
  );
  return { silhouette: "canvas-panel", referenceWidth: half * 2000, views: [front] };
}
