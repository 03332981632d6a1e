import { listCounterOrders, ORDER_VIEWS } from "@surimono/contract/counter";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { Views } from "../../ui/views.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { ListTools } from "./list-tools.tsx";
import { OrderFilters } from "./order-filters.tsx";
import { OrderRows } from "./order-rows.tsx";
import { type OrderSearch, readSearch, VIEW_NAMES, writeSearch } from "./order-search.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useMarks } from "./use-marks.ts";

const VIEWS = ORDER_VIEWS.map((id) => ({ id, name: VIEW_NAMES[id] }));

/** Everybody's orders: found, kept, marked and moved on together. */
export function OrdersScreen() {
  const [query, setQuery] = useSearchParams();
  const queryClient = useQueryClient();
  const mayMove = useRight("orders.move");
  const mayPrint = useRight("floor.work");
  const search = readSearch(query);
  const list = JSON.stringify([search.view, search.given]);
  const { marked, mark, toggle, clear } = useMarks(list);
  const [isHelping, setHelping] = useState(false);
  const orders = useInfiniteQuery({
    queryKey: ["orders", search.view, search.given],
    initialPageParam: "",
    queryFn: async ({ pageParam }) =>
      orThrow(
        await call(listCounterOrders, { view: search.view, ...search.given, ...(pageParam && { after: pageParam }) }),
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const help = useCallback(() => setHelping(true), []);
  const keys = useListKeys({ onMark: toggle, onHelp: help });
  const change = (next: Partial<OrderSearch>) => setQuery(writeSearch({ ...search, ...next }));
  return (
    <>
      <ScreenHeading title="注文" />
      <OrderViews search={search} />
      <OrderFilters search={search} onSearch={(given) => change({ given })} />
      <ListTools search={search} onColumns={(columns) => change({ columns })} onHelp={help} />
      <div className="mt-4">
        {orders.data ? (
          <OrderRows
            rows={orders.data.pages.flatMap((page) => page.orders)}
            columns={search.columns}
            marked={mayMove ? marked : undefined}
            onMark={mark}
          />
        ) : orders.isError ? (
          <ErrorState
            message={orders.error.message}
            onRetry={() => void orders.refetch()}
            retrying={orders.isFetching}
          />
        ) : (
          <div role="status" aria-label="読み込んでいます">
            <Skeleton className="h-96" />
          </div>
        )}
        {orders.hasNextPage && (
          <div className="mt-5 text-center">
            <Button pending={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
              次の50件
            </Button>
          </div>
        )}
      </div>
      {mayMove && (
        <BulkBar
          key={list}
          numbers={[...marked]}
          mayPrint={mayPrint}
          onClear={clear}
          onDone={() => {
            void queryClient.invalidateQueries({ queryKey: ["orders"] });
            void queryClient.invalidateQueries({ queryKey: ["today"] });
          }}
        />
      )}
      {isHelping && <KeysDialog isOn={keys.isOn} onTurn={keys.turn} onClose={() => setHelping(false)} />}
    </>
  );
}

function OrderViews({ search }: { search: OrderSearch }) {
  const given = Object.fromEntries(writeSearch(search));
  return <Views label="注文の見かた" path="/orders" views={VIEWS} current={search.view} given={given} />;
}
