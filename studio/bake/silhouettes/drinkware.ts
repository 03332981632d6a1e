import type { ViewId } from "@surimono/domain/catalogue";
import { type Field, smoothstep } from "../field.ts";
import { createGoods } from "../goods.ts";
import { renderSolid, type Solid } from "../solid.ts";
import { createStage, toMm } from "../stage.ts";
import { tinted } from "../tinted.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A straight-sided cup or bottle whose wall takes a print all around. The wall's upper edge is y = 0. */
interface Vessel {
  readonly silhouette: string;
  readonly radius: number;
  /** From the upper edge of the printable wall to the foot, mm. */
  readonly height: number;
  /** What stands above the wall. */
  readonly above: Solid;
  readonly top: number;
  readonly pxPerMm: number;
  readonly originY: number;
}

const ELEVATION = 10;
const SIN = Math.sin((ELEVATION * Math.PI) / 180);
const COS = Math.cos((ELEVATION * Math.PI) / 180);

/** A vacuum tumbler, 76 mm across and 150 mm high, its rim bare steel. */
export function bakeTumbler(): BakedSilhouette {
  return bakeVessel({
    silhouette: "tumbler",
    radius: 38,
    height: 140,
    above: (x, y, z) => {
      const r = Math.hypot(x, z);
      const outer = rounded(r, y - 3, 37.2, 8, 1.2);
      return Math.max(outer, -rounded(r, y + 40, 35.6, 70, 1));
    },
    top: 13,
    pxPerMm: 7.6,
    originY: 340,
  });
}

/** A steel bottle, 66 mm across and 210 mm high with its screw cap. */
export function bakeBottle(): BakedSilhouette {
  return bakeVessel({
    silhouette: "bottle",
    radius: 33,
    height: 168,
    above: (x, y, z) => {
      const r = Math.hypot(x, z);
      const neck = rounded(r, y - 8, 22, 12, 4);
      const cap = rounded(r, y - 26, 25, 15, 3);
      return Math.min(neck, cap);
    },
    top: 43,
    pxPerMm: 5.6,
    originY: 440,
  });
}

const VIEWS: readonly { readonly viewId: ViewId; readonly turn: number }[] = [
  { viewId: "front", turn: 0 },
  { viewId: "back", turn: -1 },
];

/** Both sides look alike, so one drawing serves two views that face opposite places. */
function bakeVessel(vessel: Vessel): BakedSilhouette {
  const drawn = drawVessel(vessel);
  return {
    silhouette: vessel.silhouette,
    referenceWidth: vessel.radius * 2000,
    views: VIEWS.map(({ viewId, turn }) => ({
      ...drawn,
      viewId,
      surface: {
        kind: "cylinder",
        diameter: vessel.radius * 2000,
        facing: Math.round(turn * Math.PI * vessel.radius * 1000),
        elevation: ELEVATION * 1000,
      },
    })),
  };
}

function drawVessel(vessel: Vessel): Omit<BakedView, "viewId" | "surface"> {
  const { radius, height } = vessel;
  const stage = createStage(vessel.pxPerMm, 750, vessel.originY);
  const wall: Solid = (x, y, z) => {
    const r = Math.hypot(x, z);
    return rounded(r, y + height / 2, radius, height / 2, y > -height / 2 ? 2.2 : 5);
  };
  const shoulder: Solid = (x, y, z) => smoothMin(wall(x, y, z), vessel.above(x, y, z), 0.6);
  const bored: Solid = (x, y, z) => {
    const hollow = vessel.top < 20 ? rounded(Math.hypot(x, z), y + 40, 35.6, 70, 1) : Number.POSITIVE_INFINITY;
    return Math.max(shoulder(x, y, z), -hollow);
  };
  const rendered = renderSolid(stage, {
    solid: bored,
    elevation: (ELEVATION * Math.PI) / 180,
    ground: -height,
    bounds: [-radius - 2, radius + 2, -height - 12, vessel.top + 10],
  });
  const goods = { ...createGoods(stage), mask: rendered.mask, shade: rendered.shade };
  goods.labels.push(
    tinted(
      { ...goods, shade: brushed(stage, goods.shade, rendered.gloss) },
      [206, 207, 208],
      (i) => steelAt(stage, vessel, i) * (goods.mask.data[i] as number),
    ),
  );
  return {
    goods,
    gloss: rendered.gloss,
    shadow: rendered.shadow,
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "rim", axis: "y", at: 0 },
      { name: "foot", axis: "y", at: height * 1000 },
    ],
  };
}

/** What lies above the painted wall, as the camera sees it: past the near half of the wall's upper edge. */
function steelAt(stage: BakedView["goods"]["stage"], vessel: Vessel, i: number): number {
  const [x, y] = toMm(stage, i % stage.width, Math.floor(i / stage.width));
  const across = Math.min(1, Math.abs(x) / vessel.radius);
  const edge = 1.6 * COS + Math.sqrt(1 - across ** 2) * vessel.radius * SIN;
  return smoothstep(0.1, -0.1, y - edge);
}

/** Steel mirrors what paint scatters: the same light with more contrast, and the window's reflection in it. */
function brushed(stage: BakedView["goods"]["stage"], shade: Field, gloss: Field): Field {
  const data = shade.data.map((light, i) => {
    const [x] = toMm(stage, i % stage.width, 0);
    const streak = 0.1 * Math.sin(x * 0.23 + 1) + 0.06 * Math.sin(x * 0.51);
    return Math.min(1.2, Math.max(0, light * (0.92 + streak) + (gloss.data[i] as number) * 0.8));
  });
  return { ...shade, data };
}

function rounded(r: number, y: number, radius: number, half: number, round: number): number {
  const [dx, dy] = [r - radius + round, Math.abs(y) - half + round];
  return Math.min(Math.max(dx, dy), 0) + Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - round;
}

function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}
