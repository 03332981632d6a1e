import type { Canvas } from "@napi-rs/canvas";
import { RING_HOLE } from "../../src/mockup/index.ts";
import { type Field, smoothstep } from "../field.ts";
import { ownColours } from "../own-colours.ts";
import { drawOn, type Stage, toMm } from "../stage.ts";
import { groundOf } from "../table-top/develop-solid.ts";
import { photographFront } from "../table-top/photograph-solid.ts";
import { SHADE_ON_PAPER } from "../write-art.ts";

/** Of white goods in the same light. */
const LEVEL = 1.25;
/** Its shadow is short: it may reach near the picture's side. */
const SHADOW_INSET = 0.03;
/** What so thin a thing takes from the light of the whole room would be a haze around it. */
const HAZE = 0.06;
/** None lies on the ear, of which one half is drawn over the ring: from its hole, mm. */
const [EAR, BESIDE_EAR] = [5, 6.6];

/** A link of wire, upright but for its tilt: half its width and length from wire to wire. */
const LINK = { size: [1.5, 3], half: [0.45, 0.45] } as const;

/** Millimetres and degrees. `at` is from the hole, `up` from the paper; the left side is raised by `tilt`: the split ring lies over the ear there. */
const RINGS = [
  { at: [0, -8.2], up: 2.2, radius: 6.6, half: [0.65, 0.36], tilt: 12, spin: 0, slit: 152 },
  { at: [0, -36], up: 1.45, radius: 7.6, half: [0.95, 0.5], tilt: -2.5, spin: 0, slit: 38 },
] as const;
const LINKS = [
  { ...LINK, at: [0.05, -16.7], up: 1.8, tilt: 58, spin: 2 },
  { ...LINK, at: [0, -21.8], up: 1.5, tilt: -14, spin: -2.5 },
  { ...LINK, at: [0.05, -26.9], up: 1.75, tilt: 55, spin: 1.5 },
] as const;

/** The ring of a keyholder with its chain as labels: their shadow on the paper, and the metal. */
export function keyRing(stage: Stage): readonly Canvas[] {
  const fromOrigin = <Part extends { readonly at: readonly [number, number] }>(part: Part) => ({
    ...part,
    at: [part.at[0], part.at[1] + RING_HOLE],
  });
  const job = {
    model: "key_ring",
    settings: { rings: RINGS.map(fromOrigin), links: LINKS.map(fromOrigin) },
    elevation: 90,
    top: 0,
    middle: [0, 25, 0] as const,
    finishes: {},
    samples: 32,
  };
  const photograph = photographFront("key-ring", job, stage, true);
  if (!photograph.own) throw new Error("metal has its own colours");
  return [onPaper(stage, groundOf(photograph, { inset: SHADOW_INSET })), ownColours(stage, photograph.own, LEVEL)];
}

function onPaper(stage: Stage, shadow: Field): Canvas {
  return drawOn(stage, (context) => {
    const image = context.createImageData(stage.width, stage.height);
    shadow.data.forEach((shade, i) => {
      const [x, y] = toMm(stage, i % stage.width, Math.floor(i / stage.width));
      const deep = Math.max(0, shade - HAZE);
      const dark = (deep ** 2 / (deep + HAZE)) * smoothstep(EAR, BESIDE_EAR, Math.hypot(x, y - RING_HOLE));
      if (dark > 0) image.data.set([...SHADE_ON_PAPER, dark * 255], i * 4);
    });
    context.putImageData(image, 0, 0);
  });
}
