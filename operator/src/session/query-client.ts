import { QueryClient } from "@tanstack/react-query";

/** One for the whole console. What several people work on is fetched again whenever it comes into view. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 }, mutations: { retry: false, networkMode: "always" } },
});
