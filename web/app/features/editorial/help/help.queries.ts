import { queryOptions } from "@tanstack/react-query";
import { type HelpContent, indexHelp } from "./help-content.ts";

/** Written by the build, and fetched when somebody opens the chat. */
export const helpQuery = () =>
  queryOptions({
    queryKey: ["help"],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const answer = await fetch("/help.json", { signal });
      if (!answer.ok) throw new Error(`/help.json answered ${answer.status}`);
      const content = (await answer.json()) as HelpContent;
      return {
        index: indexHelp(content),
        answers: new Map(content.answers.map((entry) => [entry.id, entry] as const)),
      };
    },
  });
