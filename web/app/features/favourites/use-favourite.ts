import { addFavourite, type favouritesFailures, removeFavourite } from "@surimono/contract/favourites";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { CallError, call, orThrow } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";
import { favouriteIds } from "./favourites.queries.ts";

/** Whether an item is a favourite, and how to change it: shown at once, undone if the server refuses. */
export function useFavourite(productId: number) {
  const { data: ids = [], isPending } = useQuery(favouriteIds);
  const change = useMutation({
    mutationKey: ["favourites", "change"],
    // Quick presses of one heart reach the server in their order.
    scope: { id: `favourite-${productId}` },
    mutationFn: async (wanted: boolean) =>
      orThrow(await call(wanted ? addFavourite : removeFavourite, { product_id: productId })),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey: favouriteIds.queryKey });
      show(productId, wanted);
    },
    onError: (error, wanted) => {
      show(productId, !wanted);
      // `call` has reported every other failure.
      if (error instanceof CallError && isOwnFailure(error.failure.code)) showToast(error.message, { tone: "error" });
    },
    onSettled: () => {
      // While another heart is being saved, the server's list is behind the screen's.
      const isLast = queryClient.isMutating({ mutationKey: ["favourites", "change"] }) === 1;
      if (isLast) void queryClient.invalidateQueries({ queryKey: favouriteIds.queryKey });
    },
  });
  const chosen = ids.includes(productId);
  return { chosen, isPending, toggle: () => change.mutate(!chosen) };
}

function show(productId: number, wanted: boolean): void {
  queryClient.setQueryData(favouriteIds.queryKey, (before = []) => {
    const others = before.filter((id) => id !== productId);
    return wanted ? [productId, ...others] : others;
  });
}

function isOwnFailure(code: string): code is keyof typeof favouritesFailures {
  return code.startsWith("favourites/");
}
