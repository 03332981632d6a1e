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

/** Every change of the cart answers it whole. */
export function keepCart(cart: WireCart): void {
  queryClient.setQueryData(cartQuery.queryKey, cart);
}

/** After an order, or when the cart turned out to be different. */
export function readCartAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
}

/** A member's cart, in silence where it cannot be read; nothing for a guest. */
export function useQuietCart(): WireCart | undefined {
  const session = useSession();
  const { data } = useQuery({
    ...cartQuery,
    queryFn: async ({ signal }) => (await loadAsking()).askCartQuietly(signal),
    enabled: session.status === "member",
  });
  return session.status === "member" ? data : undefined;
}

/** Pieces in the cart, for the badge of the header. */
export function useCartCount(): number {
  return useQuietCart()?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}
