import { listPrintFiles } from "@surimono/contract/designs";
import { getCalculation, getMyItem, listMyItems } from "@surimono/contract/my-items";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, orThrow, quietCall } from "#app/session/call.ts";
import { findMember } from "#app/session/current-user.ts";
import { queryClient } from "../../query-client.ts";

/** 0 completed, 1 drafts (rule my-items-tabs). */
export type ItemTab = 0 | 1;

const PAGE = 24;

export const myItemsQuery = (tab: ItemTab) =>
  infiniteQueryOptions({
    queryKey: ["my-items", "list", tab],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }) => {
      // The first part tells how much there is.
      const payload = { item_tab: tab, offset, limit: PAGE, counted: offset === 0 ? 1 : 0 };
      return orThrow(await call(listMyItems, payload, { signal }));
    },
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.data.length, 0);
      const total = (tab === 0 ? pages[0]?.completed : pages[0]?.drafts) ?? 0;
      return last.data.length > 0 && shown < total ? shown : undefined;
    },
  });

const LATELY = 12;

/** The member's drafts of one catalogue item, newest first; empty if they cannot be fetched. */
export const draftsOfGoods = (itemId: number) =>
  queryOptions({
    queryKey: ["my-items", "of-goods", itemId],
    queryFn: async ({ signal }) => {
      const payload = { item_tab: 1, parent_id: itemId, limit: 3, counted: 0 };
      const answer = await quietCall(listMyItems, payload, { signal });
      return answer.ok ? answer.value.data : [];
    },
  });

/** The latest items, for the home page; silently empty if they cannot be fetched. */
export const madeLately = (tab: ItemTab) =>
  queryOptions({
    queryKey: ["my-items", "lately", tab],
    queryFn: async ({ signal }) => {
      const answer = await quietCall(listMyItems, { item_tab: tab, limit: LATELY, counted: 0 }, { signal });
      return answer.ok ? answer.value.data : [];
    },
  });

export const myItemQuery = (productId: number) =>
  queryOptions({
    queryKey: ["my-items", "one", productId],
    queryFn: async ({ signal }) => orThrow(await call(getMyItem, { product_id: productId }, { signal })),
  });

export const calculationQuery = queryOptions({
  queryKey: ["calculation"],
  queryFn: async ({ signal }) => orThrow(await call(getCalculation, {}, { signal })),
});

/**
 * The settings of the profit from fans: the number that the member set, or else the average of the known accounts (rule
 * my-items-fan-count). The key is below that of the fans, so that it is read again when they change.
 */
export const fansForProfit = queryOptions({
  queryKey: ["fans", "profit"],
  queryFn: async () => {
    const { fan_count, buyer_shares } = await queryClient.fetchQuery(calculationQuery);
    if (fan_count !== null) return { fan_count, buyer_shares, isAverage: false };
    // Outside the first load of the goods' pages, which is close to its budget.
    const { getFansNumber } = await import("@surimono/contract/fans");
    const answer = await quietCall(getFansNumber, { user_id: (await findMember())?.user_id ?? "" });
    return { fan_count: answer.ok ? answer.value.data : null, buyer_shares, isAverage: true };
  },
});

const PRINT_CHECK_MS = 3000;

/** Polled until the files are made. */
export const printFilesQuery = (versionId: string) =>
  queryOptions({
    queryKey: ["my-items", "print-files", versionId],
    queryFn: async ({ signal }) => orThrow(await call(listPrintFiles, { version_id: versionId }, { signal })),
    refetchInterval: ({ state }) => (state.data?.ready === false ? PRINT_CHECK_MS : false),
  });

/** After a change of any my item: lists and details are read again when next shown. */
export function forgetMyItems(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["my-items"] });
}
