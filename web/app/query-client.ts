import { QueryClient } from "@tanstack/react-query";

/**
 * One for the whole app. `call` has reported a failure already, so nothing is retried silently. Offline, a query waits and the screen
 * stays; a mutation fails at once, instead of running when the customer is already doing something else.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000 },
    mutations: { retry: false, networkMode: "always" },
  },
});
