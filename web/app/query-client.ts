import { QueryClient } from "@tanstack/react-query";

/** One for the whole app. `call` has told the customer of a failure already, so nothing is tried again behind their back. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
});
