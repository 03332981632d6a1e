import { getRoster, saveRoster, type WireCart, type WireLine, type WireRoster } from "@surimono/contract/cart";
import type { CallFailure } from "@surimono/contract/kernel";
import { ok, type Result } from "@surimono/domain/kernel";
import { call } from "#app/session/call.ts";

export type KeptRows = WireRoster["rows"];

/** The words of a line's pieces before it is taken out, since they go with it. */
export async function readRows({ line_id, size_id }: WireLine): Promise<Result<KeptRows, CallFailure>> {
  const answer = await call(getRoster, { line_id });
  return answer.ok ? ok(answer.value.rows.filter((row) => row.size_id === size_id)) : answer;
}

/** Writes them into the line that is back, beside those of its design's other sizes. */
export async function putRowsBack(
  cart: WireCart,
  { product_id, size_id }: WireLine,
  rows: KeptRows,
): Promise<Result<WireCart, CallFailure>> {
  const line = cart.lines.find((one) => one.product_id === product_id && one.size_id === size_id);
  if (!line) return ok(cart);
  const roster = await call(getRoster, { line_id: line.line_id });
  if (!roster.ok) return roster;
  const { rows: there, state } = roster.value;
  const blank = there.filter((row) => row.size_id === size_id).slice(rows.length);
  const others = there.filter((row) => row.size_id !== size_id);
  return call(saveRoster, { line_id: line.line_id, rows: [...others, ...rows, ...blank], state });
}
