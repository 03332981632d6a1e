import { getCart, type WireCart } from "@surimono/contract/cart";
import { backgroundCall, call, orThrow } from "#app/session/call.ts";

export async function askCart(signal: AbortSignal): Promise<WireCart> {
  return orThrow(await call(getCart, {}, { signal }));
}

/** For the header, which works without it. */
export async function askCartQuietly(signal: AbortSignal): Promise<WireCart> {
  return orThrow(await backgroundCall(getCart, {}, { signal }));
}
