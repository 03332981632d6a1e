import { suggestWords } from "@surimono/contract/catalogue";
import { queryOptions } from "@tanstack/react-query";
import { quietCall } from "#app/session/call.ts";

/** What a keyword with no or few results may have meant, nearest first. */
export const suggestedWords = (typed: string) =>
  queryOptions({
    queryKey: ["suggested-words", typed],
    enabled: typed !== "",
    queryFn: async ({ signal }) => {
      const answer = await quietCall(suggestWords, { searchStr: typed }, { signal });
      return answer.ok ? answer.value.data : [];
    },
  });
