import { readDestinationList, type WireLine } from "@surimono/contract/cart";
import type { WireAddress } from "@surimono/contract/delivery";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useStore } from "@surimono/ui/store.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { call } from "#app/session/call.ts";
import { queryClient } from "../../../query-client.ts";
import { AddressSkeleton } from "../address-skeleton.tsx";
import { addressesQuery } from "../delivery.queries.ts";
import { DestinationList } from "./destination-list.tsx";
import { ListDialog } from "./list-dialog.tsx";
import { type Split, type SplitDestination, splitQuery } from "./split.query.ts";
import { settleSplit, wantedSplit, wishSplit } from "./split-changes.ts";
import { SplitConflict } from "./split-conflict.tsx";

interface SeveralChoiceProps {
  heading: ReactNode;
  lines: readonly WireLine[];
  /** Whether it goes to several, where another page said otherwise. */
  onMode: (several: boolean) => void;
  /** Beside the list: the sum, and the way on. `goOn` answers whether everything has its destination. */
  children: (split: Split, goOn: () => Promise<boolean>) => ReactNode;
}

/** Where the order goes when it goes to several destinations. Everything is kept by the server as it is typed. */
export function SeveralChoice(props: SeveralChoiceProps) {
  const split = useQuery(splitQuery);
  const book = useQuery(addressesQuery);
  if (split.data && book.data) return <Choice {...props} split={split.data} book={book.data} />;
  const isLoadingError = split.isLoadingError || book.isLoadingError;
  return (
    <div className="grid gap-6">
      {props.heading}
      {isLoadingError ? (
        <ErrorState
          onRetry={() => void Promise.all([split.refetch(), book.refetch()])}
          retrying={split.isFetching || book.isFetching}
        />
      ) : (
        <AddressSkeleton />
      )}
    </div>
  );
}

function Choice(props: SeveralChoiceProps & { split: Split; book: WireAddress[] }) {
  const { heading, lines, onMode, children, split, book } = props;
  const wanted = useStore(wantedSplit, undefined);
  const [isTried, setTried] = useState(false);
  const [isListOpen, openList] = useState(false);
  const destinations = wanted?.destinations ?? split.destinations;
  const goOn = async () => {
    if (!(await settleSplit())) return false;
    setTried(true);
    return queryClient.getQueryData(splitQuery.queryKey)?.obstacles.length === 0;
  };
  return (
    <div className="side-columns items-start gap-8 lg:gap-16">
      <div className="min-w-0">
        {heading}
        {wanted?.isContested && <SplitConflict onMode={onMode} />}
        <DestinationList
          lines={lines}
          destinations={destinations}
          book={book}
          obstacles={isTried ? split.obstacles : []}
          problem={isTried && wanted === undefined ? split.obstacles[0]?.message : undefined}
          onChange={change}
          aside={
            <Button icon="upload" size={36} onClick={() => openList(true)}>
              リストから取り込む
            </Button>
          }
        />
      </div>
      {children(split, goOn)}
      <ListDialog
        open={isListOpen}
        lines={lines}
        ask={(rows) => call(readDestinationList, { rows })}
        replaces={destinations.length}
        onClose={() => openList(false)}
        onTake={(taken) => {
          openList(false);
          wishSplit({ several: true, destinations: taken });
        }}
      />
    </div>
  );
}

function change(by: (now: readonly SplitDestination[]) => readonly SplitDestination[]): void {
  const now = wantedSplit.get()?.destinations ?? queryClient.getQueryData(splitQuery.queryKey)?.destinations ?? [];
  wishSplit({ several: true, destinations: by(now) });
}
