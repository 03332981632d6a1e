import { useStore } from "@surimono/ui/store.ts";
import { parsePath } from "react-router";
import { token } from "./token.ts";

export const SIMULATOR_PATH = "/items/designSimulator";

/** An own my item's design, seen on goods of other kinds. */
export function designOnGoodsPath(productId: number): string {
  return `${SIMULATOR_PATH}?design=${productId}`;
}

/**
 * The public counterpart of a members' page about goods: the items require a login (rule session-members-only), the simulator does not.
 * Undefined for any other page.
 */
export function trialPath(wanted: string): string | undefined {
  const { pathname = "", search = "" } = parsePath(wanted);
  const [, items, page, name] = pathname.split("/");
  if (items !== "items" || (page && page !== "category" && page !== "detail")) return undefined;
  // Encoded as it is: what is no encoded text, as from a link cut short, does no harm.
  const named = page && name ? `${page === "detail" ? "productId" : page}=${name}&` : "";
  const query = new URLSearchParams(named + search.slice(1));
  return `${SIMULATOR_PATH}${query.size > 0 ? `?${query}` : ""}`;
}

/** The path to goods: unchanged for a member, for a guest the one without a login. Also used in prerendered pages. */
export function useWayToGoods(): (path: string) => string {
  const isGuest = useStore(token, undefined) === undefined;
  return (path) => (isGuest && trialPath(path)) || path;
}
