import { chooseMiles } from "@surimono/contract/cart";
import type { CallFailure } from "@surimono/contract/kernel";
import { call } from "#app/session/call.ts";
import { inTurn } from "./cart-changes.ts";

/** 0: none. */
export async function spendMiles(miles: number): Promise<CallFailure | undefined> {
  const answer = await inTurn(() => call(chooseMiles, { miles }));
  return answer.ok ? undefined : answer.failure;
}
