import { QueryClient } from "@tanstack/react-query";

/**
 * One for the whole app. `call` has told the customer of a failure already, so nothing is tried again behind their back. Without a line
 * a call fails at once too, instead of waiting for one with the screen; what failed is read again when the line is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: "always", refetchOnReconnect: true },
    mutations: { retry: false, networkMode: "always" },
  },
});
