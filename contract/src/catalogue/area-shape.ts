import type { AreaShape } from "@surimono/domain/catalogue";
import * as z from "zod/mini";

const um = z.int();
const path = z.array(z.array(z.int()));

/** `AreaShape` of the domain: in catalogue files, in kept versions and on the wire. */
export const areaShapeSchema = z.strictObject({
  outline: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("ellipse") }),
    z.strictObject({ kind: z.literal("rounded"), radius: um.check(z.minimum(0)) }),
    z.strictObject({ kind: z.literal("free"), edge: path, openings: z.optional(z.array(path)) }),
  ]),
  windows: z.optional(z.array(z.strictObject({ x: um, y: um, w: um, h: um, radius: um.check(z.minimum(0)) }))),
  cut: z.optional(z.enum(["edge", "bleed"])),
}) as unknown as z.ZodMiniType<AreaShape>;
