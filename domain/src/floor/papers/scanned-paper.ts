import { readBatchCode } from "../batches/batch-code.ts";
import { readCourierReference } from "../couriers/shipment.ts";
import { judgeScan, type ScanRefusal, type Station } from "../stations.ts";
import { readUnitCode } from "../unit-code.ts";
import type { UnitState } from "../unit-state.ts";

/** What a code on the workshop's papers names: each is of a form of its own, so that none is taken for another. */
export type ScannedPaper =
  | { readonly kind: "unit"; readonly number: number }
  | { readonly kind: "batch"; readonly number: number }
  /** `parcel` from 1. */
  | { readonly kind: "parcel"; readonly number: string; readonly parcel: number };

export function readPaper(text: string): ScannedPaper | undefined {
  const unit = readUnitCode(text);
  if (unit !== undefined) return { kind: "unit", number: unit };
  const batch = readBatchCode(text);
  if (batch !== undefined) return { kind: "batch", number: batch };
  const parcel = readCourierReference(text);
  return parcel && { kind: "parcel", ...parcel };
}

const TAKEN_AT: Readonly<Record<"batch" | "parcel", readonly Station[]>> = {
  batch: ["print", "check"],
  parcel: ["pack"],
};

/** Whether a station works with such a paper (rule floor-papers-at). */
export const isTakenAt = (station: Station, kind: "batch" | "parcel"): boolean => TAKEN_AT[kind].includes(station);

/**
 * Which pieces of a batch the station's scan is next for, by their places; or why it is next for none of them: what the earliest of them waits
 * for, and that the work is done where all are past it.
 */
export function judgeBatchScan(
  station: Station,
  states: readonly UnitState[],
): { readonly next: readonly number[] } | { readonly refused: ScanRefusal } {
  const judged = states.map((state) => judgeScan(station, state));
  const next = judged.flatMap((one, at) => ("to" in one ? [at] : []));
  if (next.length > 0) return { next };
  const reasons = judged.flatMap((one) => ("refused" in one ? [one.refused] : []));
  return { refused: reasons.find((reason) => WAITS.has(reason)) ?? "already-done" };
}

/** The piece can still come to the station. */
const WAITS: ReadonlySet<ScanRefusal> = new Set(["not-ready", "not-printed", "is-rejected", "is-held"]);
