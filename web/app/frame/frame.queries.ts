import { queryOptions } from "@tanstack/react-query";

/** How many hits the dropdown of the search bar shows (rule frame-search). */
const HITS = 10;
const FRESH_MS = 30_000;

/** An empty one is asked for again. */
export const displayCategories = queryOptions({
  queryKey: ["display-categories"],
  queryFn: ({ signal }) =>
    import("./ask-categories.ts").then(
      ({ askCategories }) => askCategories(signal),
      () => [],
    ),
  staleTime: ({ state }) => (state.data?.length ? 10 * 60_000 : 0),
});

/** Includes the shapes of products, which no page needs before a search. */
export const loadFinder = () => import("./header/find-products.ts");

/** Null when it failed: no message then, least of all that nothing was found (rule errors-silent). */
export const productSearch = (term: string) =>
  queryOptions({
    queryKey: ["frame-search", term],
    enabled: term !== "",
    queryFn: async ({ signal }) => {
      const { findProducts } = await loadFinder();
      const answer = await findProducts(term, HITS, signal);
      return answer.ok ? answer.value : null;
    },
    staleTime: ({ state }) => (state.data === null ? 0 : FRESH_MS),
  });
