import type { ViewId } from "@surimono/domain/catalogue";
import { blur, type Field, mapField } from "../field.ts";
import { createGoods } from "../goods.ts";
import { renderSolid, type Solid } from "../solid.ts";
import { createStage } from "../stage.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** An 11 oz mug: 82 mm across, 97 mm high. */
const RADIUS = 41;
const HEIGHT = 97;
const WALL = 3.6;
const ELEVATION = 12;
const PX_PER_MM = 7.9;
const QUARTER = (Math.PI * RADIUS) / 2;

/** The handle stands at a quarter turn to the right of what faces the viewer in the front view. */
const VIEWS: readonly { readonly viewId: ViewId; readonly handle: number; readonly facing: number }[] = [
  { viewId: "front", handle: 90, facing: 0 },
  { viewId: "back", handle: 270, facing: -2 * QUARTER },
  { viewId: "left", handle: 180, facing: -QUARTER },
];

export function bakeMug(): BakedSilhouette {
  return { silhouette: "mug", referenceWidth: RADIUS * 2000, views: VIEWS.map(bakeView) };
}

/** Under a glaze without gloss, light spreads over the whole side instead of standing in it as a stripe. */
export function bakeMatteMug(): BakedSilhouette {
  const views = VIEWS.map(bakeView).map((view) => ({ ...view, gloss: spread(view.gloss) }));
  return { silhouette: "matte-mug", referenceWidth: RADIUS * 2000, views };
}

function spread(gloss: Field): Field {
  return mapField(blur(gloss, 5 * PX_PER_MM), (light) => light * 0.4);
}

function bakeView({ viewId, handle, facing }: (typeof VIEWS)[number]) {
  const elevation = (ELEVATION * Math.PI) / 180;
  const side = Math.sin((handle * Math.PI) / 180);
  const stage = createStage(PX_PER_MM, 735 - side * 112, 470);
  const rendered = renderSolid(stage, {
    solid: turned(mugSolid, (handle * Math.PI) / 180),
    elevation,
    ground: -HEIGHT,
    bounds: [-85, 85, -112, 14],
  });
  const goods = { ...createGoods(stage), mask: rendered.mask, shade: rendered.shade };
  return {
    viewId,
    goods,
    gloss: rendered.gloss,
    shadow: rendered.shadow,
    surface: {
      kind: "cylinder" as const,
      diameter: RADIUS * 2000,
      facing: Math.round(facing * 1000),
      elevation: ELEVATION * 1000,
    },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "rim", axis: "y", at: 0 },
      { name: "foot", axis: "y", at: HEIGHT * 1000 },
    ],
  } satisfies BakedView;
}

/** With its handle towards the viewer; the rim at y = 0. */
const mugSolid: Solid = (x, y, z) => {
  const r = Math.hypot(x, z);
  // A thin lip above, a round foot below.
  const outer = roundedCylinder(r, y + HEIGHT / 2, RADIUS, HEIGHT / 2, y > -HEIGHT / 2 ? 2.4 : 5.5);
  const inner = roundedCylinder(r, y + HEIGHT / 2 - 5, RADIUS - WALL, HEIGHT / 2, 7);
  return smoothMax(smoothMin(outer, handleDistance(x, y, z, r), 5), -inner, 1.9);
};

/** An ear of oval section; what would stand inside the cup is cut away. */
function handleDistance(x: number, y: number, z: number, r: number): number {
  const [cy, cz] = [y + HEIGHT * 0.47, z - RADIUS + 1];
  // A superellipse in the plane of the ear, its lower half drawn in.
  const taper = 1 + 0.0016 * (cy - Math.hypot(cy, 9));
  const [a, b] = [cz / (29 * taper), cy / 31];
  const round = (Math.abs(a) ** 2.5 + Math.abs(b) ** 2.5) ** (1 / 2.5);
  const ring = (round - 1) * 29 * 0.92;
  const section = Math.hypot(x / 1.35, ring) - 5.2;
  return Math.max(section, RADIUS - WALL / 2 - r) * 0.8;
}

function turned(solid: Solid, angle: number): Solid {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return (x, y, z) => solid(x * cos - z * sin, y, x * sin + z * cos);
}

function roundedCylinder(r: number, y: number, radius: number, half: number, round: number): number {
  const [dx, dy] = [r - radius + round, Math.abs(y) - half + round];
  return Math.min(Math.max(dx, dy), 0) + Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - round;
}

function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

function smoothMax(a: number, b: number, k: number): number {
  return -smoothMin(-a, -b, k);
}
