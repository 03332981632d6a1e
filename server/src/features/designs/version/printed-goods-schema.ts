import { areaShapeSchema } from "@surimono/contract/catalogue";
import { METHOD_ORDER, MOST_TRACED_OPENINGS, MOST_TRACED_STEPS } from "@surimono/domain/catalogue";
import type { LaterSize, PrintedGoods } from "@surimono/domain/designs";
import * as z from "zod/mini";

const um = z.int();
const rect = z.strictObject({ x: um, y: um, w: um, h: um });
const size = z.strictObject({ id: z.int(), name: z.string(), group: z.string(), width: um });
const path = z.array(z.array(um).check(z.maxLength(6))).check(z.maxLength(MOST_TRACED_STEPS));
/** The line that goods are cut along which follow the design. */
const tracedShape = z.strictObject({
  outline: z.strictObject({
    kind: z.literal("traced"),
    edge: path,
    openings: z.optional(z.array(path).check(z.maxLength(MOST_TRACED_OPENINGS))),
  }),
  windows: z.optional(z.array(z.extend(rect, { radius: um }))),
  cut: z.literal("edge"),
});
const area = z.strictObject({
  areaKindId: z.int(),
  name: z.string(),
  view: z.enum(["front", "back", "left", "right"]),
  rects: z.record(z.string(), rect),
  tilt: z.optional(z.int()),
  bleed: um,
  inkBleed: z.optional(um),
  holes: z.optional(z.array(z.strictObject({ x: um, y: um, radius: um }))),
  shape: z.optional(z.union([areaShapeSchema, tracedShape])),
  mirrored: z.optional(z.literal(true)),
  press: z.optional(z.literal(true)),
  screens: z.optional(
    z.array(
      z.strictObject({ id: z.string(), name: z.string(), hex: z.string(), base: z.optional(z.enum(["under", "art"])) }),
    ),
  ),
});

/** The content of `design_versions.goods`. Old rows never change, so new fields must be optional. */
const printedGoods = z.strictObject({
  snapshotVersion: z.literal(1),
  id: z.int(),
  pku: z.string(),
  name: z.string(),
  silhouette: z.string(),
  step: z.literal([1, 2, 3]),
  sizes: z.array(size).check(z.minLength(1)),
  color: z.strictObject({ id: z.int(), name: z.string(), hex: z.string() }),
  method: z.strictObject({
    id: z.literal(METHOD_ORDER),
    name: z.string(),
    choke: z.optional(um),
    under: z.optional(z.literal("all")),
  }),
  dpi: z.int(),
  edition: z.optional(z.literal([2, 3])),
  areas: z.array(area),
});

const laterSizes = z.array(z.extend(size, { rects: z.optional(z.record(z.string(), rect)) }));

/** Throws on a row that this release cannot read: better no print than a wrong one. */
export function readPrintedGoods(stored: unknown): PrintedGoods {
  return printedGoods.parse(stored) as PrintedGoods;
}

export function readLaterSizes(stored: unknown): readonly LaterSize[] {
  return laterSizes.parse(stored) as LaterSize[];
}
