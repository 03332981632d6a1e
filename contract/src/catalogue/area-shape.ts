import { type AreaShape, MOST_OUTLINE_OPENINGS, MOST_OUTLINE_STEPS } from "@surimono/domain/catalogue";
import * as z from "zod/mini";

const um = z.int();
/** Never longer than a sound one (rule catalogue-free-outline). */
const path = z.array(z.array(z.int()).check(z.maxLength(6))).check(z.maxLength(MOST_OUTLINE_STEPS));
const openings = z.array(path).check(z.maxLength(MOST_OUTLINE_OPENINGS));

/** `AreaShape` of the domain: in catalogue files and on the wire; that of a kept version may follow its design too. */
export const areaShapeSchema = z.strictObject({
  outline: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("ellipse") }),
    z.strictObject({ kind: z.literal("rounded"), radius: um.check(z.minimum(0)) }),
    z.strictObject({ kind: z.literal("free"), edge: path, openings: z.optional(openings) }),
  ]),
  windows: z.optional(z.array(z.strictObject({ x: um, y: um, w: um, h: um, radius: um.check(z.minimum(0)) }))),
  cut: z.optional(z.enum(["edge", "bleed"])),
}) as unknown as z.ZodMiniType<AreaShape>;
