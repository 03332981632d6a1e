import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface FetchedProps<Value> {
  query: UseQueryResult<Value>;
  children: (value: Value) => ReactNode;
  /** How many rows come, more or less. */
  rows?: number;
}

/** What is fetched, its skeleton until then, and a retry when it cannot be had. */
export function Fetched<Value>({ query, children, rows = 5 }: FetchedProps<Value>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <ErrorState message={query.error.message} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  return (
    <div role="status" aria-label="読み込んでいます" className="flex flex-col gap-3">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
