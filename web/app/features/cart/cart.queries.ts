import type { WireCart } from "@surimono/contract/cart";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSession } from "#app/session/current-user.ts";
import { queryClient } from "../../query-client.ts";

/** Every page has the header's badge, but a guest has no cart: the answer's schema loads with the first request. */
const loadAsking = () => import("./ask-cart.ts");

/** The cart as the server prices it; the browser computes no price. */
export const cartQuery = queryOptions({
  queryKey: ["cart"],
  queryFn: async ({ signal }): Promise<WireCart> => (await loadAsking()).askCart(signal),
});

/** Whether the shop stores goods: only then there is more than one way to choose from (rule warehouse-off). */
export function storesGoods(cart: Pick<WireCart, "delivery_methods"> | undefined): boolean {
  return (cart?.delivery_methods.length ?? 0) > 1;
}

/** Every change of the cart answers it whole. */
export function keepCart(cart: WireCart): void {
  queryClient.setQueryData(cartQuery.queryKey, cart);
}

/** After an order, or when the cart turned out to be different. */
export function readCartAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
}

/** Pieces in the cart, for the badge of the header: 0 for guests, and in silence when it cannot be read. */
export function useCartCount(): number {
  const session = useSession();
  const { data } = useQuery({
    ...cartQuery,
    queryFn: async ({ signal }) => (await loadAsking()).askCartQuietly(signal),
    enabled: session.status === "member",
  });
  if (session.status !== "member") return 0;
  return data?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}

/** For links to the warehouse: asks nothing of its own, since the badge of every page has asked. */
export function useStoresGoods(): boolean {
  const session = useSession();
  const { data } = useQuery({
    ...cartQuery,
    queryFn: async ({ signal }) => (await loadAsking()).askCartQuietly(signal),
    enabled: session.status === "member",
  });
  return session.status === "member" && storesGoods(data);
}
