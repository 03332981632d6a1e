import { DEFECT_STATES, DEFECT_WISHES } from "@surimono/domain/defects";
import * as z from "zod/mini";
import { namedPiecesSchema } from "../orders/index.ts";

const pieces = namedPiecesSchema;

/** A parcel of an order, and whether a defect of it can be reported. */
export const defectParcelSchema = z.object({
  parcel_number: z.int(),
  /** What no report is about yet. */
  pieces,
  /** `ask`: the buyer says when it arrived. */
  offer: z.enum(["open", "ask", "late", "not-sent"]),
  /** yyyy-mm-dd; empty where it is not known. */
  arrived_on: z.string(),
  /** The last day for a report, where it is known. */
  until: z.string(),
  /** Of the day that the buyer says. */
  from: z.string(),
  to: z.string(),
});

export const defectSchema = z.object({
  report_id: z.string(),
  parcel_number: z.int(),
  pieces,
  wish: z.enum(DEFECT_WISHES),
  words: z.string(),
  /** That came with the report. */
  photos: z.int(),
  state: z.enum(DEFECT_STATES),
  state_name: z.string(),
  /** What is done about it; null until it is accepted. */
  resolution: z.nullable(z.enum(DEFECT_WISHES)),
  /** The shop's last words. */
  answer: z.string(),
  /** What shop and buyer said since, in its order. */
  messages: z.array(z.object({ from: z.enum(["shop", "buyer"]), words: z.string(), photos: z.int(), at: z.string() })),
  reported_at: z.string(),
});

export type WireDefect = z.output<typeof defectSchema>;
export type WireDefectParcel = z.output<typeof defectParcelSchema>;
