import { getCatalogueChoices } from "@surimono/contract/catalogue";
import { useQuery } from "@tanstack/react-query";
import { call, orThrow } from "../../session/call.ts";
import { CHOICES_KEY, type Choices } from "./goods-query.ts";

/** What the fields of an item can name; undefined until it is known. */
export function useChoices(): Choices | undefined {
  return useQuery({ queryKey: CHOICES_KEY, queryFn: async () => orThrow(await call(getCatalogueChoices, {})) }).data;
}
