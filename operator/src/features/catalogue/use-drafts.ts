import { listCatalogueDrafts } from "@surimono/contract/catalogue";
import { useQuery } from "@tanstack/react-query";
import { call, orThrow } from "../../session/call.ts";
import { CATALOGUE_KEY } from "./goods-query.ts";

/** Everything that is worked on and not sold yet. */
export function useDrafts() {
  return useQuery({
    queryKey: [...CATALOGUE_KEY, "drafts"],
    queryFn: async () => orThrow(await call(listCatalogueDrafts, {})).drafts,
  });
}
