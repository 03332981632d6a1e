import type { DieCut } from "@surimono/domain/catalogue";
import * as z from "zod/mini";

const um = z.int();
const length = um.check(z.minimum(1));

/** `DieCut` of the domain. */
export const dieCutSchema = z.strictObject({
  ...{ margin: length, least: length, widest: length, thinnest: length },
  limit: z.strictObject({ x: um, y: um, w: length, h: length }),
  fitting: z.optional(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("foot"), width: length, height: length }),
      z.strictObject({ kind: z.literal("ear"), radius: length, hole: length, above: length }),
    ]),
  ),
}) as unknown as z.ZodMiniType<DieCut>;
