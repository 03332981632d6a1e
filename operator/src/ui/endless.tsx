import { Button } from "@surimono/ui/button.tsx";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Fetched } from "./fetched.tsx";

interface EndlessProps<Row> {
  query: UseInfiniteQueryResult<readonly Row[]>;
  /** Said where there is none. */
  empty: string;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of pages that goes on where it ended. */
export function Endless<Row>({ query, empty, children }: EndlessProps<Row>) {
  return (
    <div className="mt-5">
      <Fetched query={query} rows={8}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="rounded-card border border-line p-6 text-center text-mute">{empty}</p>
          ) : (
            children(rows)
          )
        }
      </Fetched>
      {query.hasNextPage && (
        <div className="mt-5 text-center">
          <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            次の50件
          </Button>
        </div>
      )}
    </div>
  );
}
