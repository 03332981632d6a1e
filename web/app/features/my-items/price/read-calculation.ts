import { BUYER_SHARE_MAX, BUYER_SHARE_MIN, FAN_COUNT_MAX } from "@surimono/domain/my-items";

/** Accepts full-width digits and thousands separators. */
function plain(typed: string): string {
  return typed.normalize("NFKC").replaceAll(/[,\s]/g, "");
}

/** Null if empty; undefined if it is not a number of people. */
export function readFanCount(typed: string): number | null | undefined {
  const text = plain(typed);
  if (text === "") return null;
  const count = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= FAN_COUNT_MAX ? count : undefined;
}

/** A percentage as basis points; undefined if it is not one. */
export function readShare(typed: string): number | undefined {
  const text = plain(typed);
  const share = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  return share >= BUYER_SHARE_MIN && share <= BUYER_SHARE_MAX ? share : undefined;
}
