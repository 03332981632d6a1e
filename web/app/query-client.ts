import { QueryClient } from "@tanstack/react-query";

/**
 * One for the whole app. `call` has told the customer of a failure already, so nothing is tried again behind their back. Without a line
 * a question waits for one, and what is on the screen stays there; an order of the customer fails at once, instead of being carried out
 * when they have gone on to something else.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000 },
    mutations: { retry: false, networkMode: "always" },
  },
});
