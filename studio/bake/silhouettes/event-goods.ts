import { seededRandom } from "@surimono/domain/kernel";
import { curve, mirrored, type Point } from "../curve.ts";
import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage } from "../stage.ts";
import { photographLaid } from "../table-top/laid.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** Cards below the one that is shown. */
const PILE = 9;

/** Japanese business cards, 91 × 55 mm, both sides alike: the uppermost of a small pile. */
export function bakeBusinessCard(): BakedSilhouette {
  const [half, height, thick] = [45.5, 55, 0.34];
  const wave = createNoise(151, 60, 80);
  /** Cut from a stack, its sides bent down by the knife. */
  const lift = (x: number, y: number) => 0.35 * (1 - (x / half) ** 2) + 0.12 * wave(x, y);
  const random = seededRandom(152);
  const card = roundSheet(-half, 0, half, height, 0.3);
  const below = Array.from({ length: PILE }, (_, nth) => {
    const [dx, dy, turn] = [random() - 0.6, random() - 0.6, (random() - 0.5) * 0.012];
    const outline = card.map(([x, y]): Point => [x + dx * 0.7 - y * turn, y + dy * 0.7 + x * turn]);
    return { outline, low: nth * thick, high: (nth + 0.9) * thick, round: 0.06, step: 12 };
  });
  const top = { outline: card, low: PILE * thick, high: (PILE + 0.9) * thick, round: 0.06, step: 1.5, lift };
  const front = photographLaid(
    "front",
    {
      name: "business-card",
      stage: createStage(12, 746, 515),
      parts: [...below, top],
      height,
      face: (PILE + 1) * thick,
      hasSides: true,
      rough: 0.8,
      mirror: 0.2,
      look: { shine: 0.4, haze: 0.5 },
    },
    paperGrain(15),
  );
  return alike("business-card", half * 2000, front);
}

/** A paper fan of 240 mm on plastic ribs, 370 mm long with its handle. */
export function bakeUchiwa(): BakedSilhouette {
  const half: Point[] = curve("0,0 46,5 88,24 114,62 120,108 108,156 80,194 40,220 14,226 0,226", 1.5);
  const outline = [...half, ...mirrored(half).toReversed().slice(1, -1)];
  /** The ribs fan out below the paper, which sinks between them; the whole is bowed as it is held. */
  const lift = (x: number, y: number) => {
    const angle = Math.atan2(x, 262 - y);
    const free = Math.min(1, Math.hypot(x, 262 - y) / 150);
    const rib = (0.5 + 0.5 * Math.cos(angle * 46)) ** 5;
    return 0.6 * rib * free + 3 * (1 - (x / 120) ** 2) - 2;
  };
  const front = photographLaid(
    "front",
    {
      name: "uchiwa",
      stage: createStage(4, 750, 110),
      parts: [
        { outline: roundSheet(-9, 176, 9, 370, 9), low: 0, high: 7, round: 6, step: 3 },
        { outline, low: 5.6, high: 6.4, round: 0.3, step: 1.4, lift },
      ],
      height: 226,
      face: 7.5,
      rough: 0.6,
      mirror: 0.3,
      look: { shine: 0.45, haze: 0.45 },
    },
    paperGrain(17),
  );
  return alike("uchiwa", 240_000, front);
}

/** Both sides are cut and printed alike. */
function alike(silhouette: string, referenceWidth: number, front: BakedView): BakedSilhouette {
  return { silhouette, referenceWidth, views: [front, { ...front, viewId: "back", looksLike: "front" }] };
}
