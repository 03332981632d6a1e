import { lookAtDesign } from "@surimono/contract/designs";
import { queryOptions } from "@tanstack/react-query";
import { backgroundCall, orThrow } from "#app/session/call.ts";

/** A member's own item with what is printed on it, to be drawn. Read again whenever my items are. */
export const lookQuery = (productId: number) =>
  queryOptions({
    queryKey: ["my-items", "look", productId],
    queryFn: async ({ signal }) => orThrow(await backgroundCall(lookAtDesign, { product_id: productId }, { signal })),
  });
