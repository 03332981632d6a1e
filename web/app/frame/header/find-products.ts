import { searchProducts } from "@surimono/contract/catalogue";
import { quietCall } from "#app/session/call.ts";

export function findProducts(searchStr: string, limit: number, signal: AbortSignal) {
  return quietCall(searchProducts, { searchStr, limit }, { signal });
}
