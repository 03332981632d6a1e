import { METHOD_ORDER, PERSONAL_KINDS } from "@surimono/domain/catalogue";
import * as z from "zod/mini";
import { areaShapeSchema } from "../catalogue/area-shape.ts";
import { dieCutSchema } from "../catalogue/die-cut.ts";
import { defineCall, id, pickFailures, typed } from "../kernel/index.ts";
import { designDocument } from "./document.ts";
import { designsFailures } from "./failures.ts";
import { designStep } from "./tags.ts";

const rect = z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() });

/** Everything that the studio shows around the document. Lengths are micrometres in garment coordinates. */
export const openedDesign = z.object({
  product_id: id,
  /** 1 print, 2 name tag, 3 hang tag. */
  step_id: designStep,
  name: z.string(),
  item: z.object({
    item_id: id,
    name: z.string(),
    silhouette: z.string(),
    color_name: z.string(),
    color_value: z.string(),
    /** Those that the goods can be changed to, and those that they cannot, with the reason. Empty for a tag. */
    colors: z.array(
      z.object({ color_id: id, color_name: z.string(), color_value: z.string(), refusal: z.optional(z.string()) }),
    ),
    method_id: z.union(METHOD_ORDER.map((id) => z.literal(id))),
    method_name: z.string(),
    /** For a method with white ink: how far its edges are pulled in. */
    choke: z.optional(z.int()),
    /** Of the size that the pictures show. */
    size_name: z.string(),
    size_width: z.int(),
    sizes_text: z.string(),
    /** The sizes that the same print fits, for pictures of the goods in each. */
    sizes: z.array(
      z.object({
        ...{ size_id: id, size_name: z.string(), width: z.int() },
        // A process of the release before says neither.
        size_group: z._default(z.string(), ""),
        measurements: z._default(z.array(z.object({ name: z.string(), length: z.int() })), []),
      }),
    ),
  }),
  areas: z.array(
    z.object({
      area_kind_id: id,
      name: z.string(),
      view: z.enum(["front", "back", "left", "right"]),
      rect,
      tilt: z.int(),
      bleed: z.int(),
      safe: z.int(),
      /** Punched out after printing, in the area's own coordinates. */
      holes: z.array(z.object({ x: z.int(), y: z.int(), radius: z.int() })),
      shape: z.optional(areaShapeSchema),
      /** The customer may have the goods cut along the design. */
      die_cut: z.optional(dieCutSchema),
      /** Paper that is printed in the inks of a press. */
      press: z.optional(z.literal(true)),
      /** Printed on the far side of the goods where these are clear. */
      behind: z.optional(z.literal(true)),
      /** How large each size prints what is drawn: 1 is true to `rect`. No names where all sizes print alike. */
      scales: z.array(z.object({ size_names: z.array(z.string()), scale: z.number() })),
      /** Per piece at a quantity of one, tax included. */
      fee: z.int(),
      fee_before_tax: z.int(),
      /** By silk screen: the same for 1, 2, … screens, at the least quantity. */
      screen_fees: z.optional(z.array(z.object({ fee: z.int(), fee_before_tax: z.int() }))),
      /** Kinds of areas that cannot be printed together with this one. */
      conflicts_with: z.array(id),
    }),
  ),
  /** For the live price: the studio's sum is taxed once, as in the cart. */
  price: z.object({
    /** One is shown at the price of so many. */
    pieces: z.int(),
    body_before_tax: z.int(),
    /** What a piece costs besides this document's places: its tags, or in a tag's studio its print. */
    extras: z.array(z.object({ name: z.string(), fee: z.int(), fee_before_tax: z.int() })),
    /** What words of each piece's own cost; none where every piece is printed alike. */
    personal: z.array(z.object({ kind: z.enum(PERSONAL_KINDS), fee: z.int(), fee_before_tax: z.int() })),
    tax_bp: z.int(),
  }),
  document: designDocument,
  revision: z.int(),
  saved_at: z.string(),
});

export type OpenedDesign = z.output<typeof openedDesign>;

export const openDesign = defineCall({
  name: "openDesign",
  method: "POST",
  path: "/api/design/open",
  summary: "What the studio needs to show a design; the token of the studio's address names it.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({ token: typed(1000, 1) }),
  answer: openedDesign,
  failures: pickFailures(
    designsFailures,
    "designs/not-found",
    "designs/link-expired",
    "designs/completed",
    "designs/deleted",
    "designs/no-such-item",
  ),
});
