import * as z from "zod/mini";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { floorFailures } from "./failures.ts";

export const PACKING_PAPERS = ["labels", "slips"] as const;
/** Parcels of one file (rule floor-packing-papers). */
export const MAX_PACKING_PAPERS = 200;

export const printPackingPapers = defineCall({
  access: "operator",
  right: "floor.work",
  withCookies: true,
  method: "POST",
  name: "printPackingPapers",
  path: "/api/operator/floor/packing-papers",
  summary:
    "A PDF of labels with the parcel's QR code, or of the delivery notes (納品書) for the boxes, in packing order.",
  file: "application/pdf",
  payload: z.object({
    paper: z.enum(PACKING_PAPERS),
    parcels: z
      .array(
        z.object({
          order_number: typed(20, 8),
          /** 0: every parcel of the order. */
          parcel_number: z.int().check(z.minimum(0), z.maximum(999)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_PACKING_PAPERS)),
  }),
  answer: z.any(),
  failures: pickFailures(floorFailures, "floor/parcels-changed", "floor/too-many-papers"),
});
