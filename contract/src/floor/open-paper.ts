import { STATIONS } from "@surimono/domain/floor";
import * as z from "zod/mini";
import { defineCall, pickFailures } from "../kernel/index.ts";
import { batchSchema } from "./batches.ts";
import { floorFailures, NOT_NEXT } from "./failures.ts";
import { parcelSchema } from "./scan.ts";
import { unitCodeText, unitSchema } from "./unit.ts";

const pick = pickFailures<typeof floorFailures, keyof typeof floorFailures>;

export const openPaper = defineCall({
  method: "GET",
  access: "operator",
  right: "floor.work",
  withCookies: true,
  name: "openPaper",
  path: "/api/operator/floor/paper",
  summary:
    "What the paper of a batch or a parcel asks for at a station, or why it is not next there. Nothing is changed.",
  payload: z.object({ code: unitCodeText, station: z.enum(STATIONS) }),
  answer: z.object({
    batch: z.nullable(
      z.object({
        batch: batchSchema,
        /** Pieces that the station's scan is next for, the first fifty. */
        next: z.array(unitSchema),
        /** How many they are. */
        waiting: z.int(),
      }),
    ),
    parcel: z.nullable(parcelSchema),
  }),
  failures: pick(
    floorFailures,
    "floor/no-such-paper",
    "floor/no-such-batch",
    "floor/no-such-parcel",
    "floor/batch-not-here",
    "floor/parcel-not-here",
    "floor/parcel-cancelled",
    ...NOT_NEXT,
  ),
});
