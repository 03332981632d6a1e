import { chooseCoupon, removeCoupon } from "@surimono/contract/cart";
import type { CallFailure } from "@surimono/contract/kernel";
import { call } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";
import { inTurn } from "./cart-changes.ts";

/** The failure, shown beside the typed code. */
export async function applyCode(code: string): Promise<CallFailure | undefined> {
  const answer = await inTurn(() => call(chooseCoupon, { code }));
  if (answer.ok) return undefined;
  // The offers may have changed.
  readOffersAgain();
  return answer.failure;
}

export async function takeCouponOff(): Promise<CallFailure | undefined> {
  const answer = await inTurn(() => call(removeCoupon, {}));
  readOffersAgain();
  return answer.ok ? undefined : answer.failure;
}

function readOffersAgain(): void {
  void queryClient.invalidateQueries({ queryKey: ["coupons"] });
}
