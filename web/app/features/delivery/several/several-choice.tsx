import type { WireLine } from "@surimono/contract/cart";
import type { WireAddress } from "@surimono/contract/delivery";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useStore } from "@surimono/ui/store.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { queryClient } from "../../../query-client.ts";
import { AddressSkeleton } from "../address-skeleton.tsx";
import { addressesQuery } from "../delivery.queries.ts";
import { AddDestination } from "./add-destination.tsx";
import { DestinationCard } from "./destination-card.tsx";
import { divideEvenly, newDestination } from "./edit-split.ts";
import { ListDialog } from "./list-dialog.tsx";
import { type Split, type SplitDestination, splitQuery } from "./split.query.ts";
import { settleSplit, wantedSplit, wishSplit } from "./split-changes.ts";
import { SplitSums } from "./split-sums.tsx";

interface SeveralChoiceProps {
  heading: ReactNode;
  lines: readonly WireLine[];
  /** Beside the list: the sum, and the way on. `goOn` answers whether everything has its destination. */
  children: (split: Split, goOn: () => Promise<boolean>) => ReactNode;
}

/** Where the order goes when it goes to several destinations. Everything is kept by the server as it is typed. */
export function SeveralChoice(props: SeveralChoiceProps) {
  const split = useQuery(splitQuery);
  const book = useQuery(addressesQuery);
  if (split.data && book.data) return <Choice {...props} split={split.data} book={book.data} />;
  const isError = split.isError || book.isError;
  return (
    <div className="grid gap-6">
      {props.heading}
      {isError ? (
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

/** Cards drawn at once: hundreds of steppers would make each press slow. */
const PAGE = 20;

function Choice({ heading, lines, children, split, book }: SeveralChoiceProps & { split: Split; book: WireAddress[] }) {
  const wanted = useStore(wantedSplit, undefined);
  const [isTried, setTried] = useState(false);
  const [shown, show] = useState(PAGE);
  const [isListOpen, openList] = useState(false);
  const destinations = wanted?.destinations ?? split.destinations;
  const set = (next: readonly SplitDestination[]) => wishSplit({ several: true, destinations: next });
  const change = useCallback((changed: SplitDestination) => {
    replace(({ destination_id }) => destination_id === changed.destination_id, [changed]);
  }, []);
  const remove = useCallback((id: string) => replace(({ destination_id }) => destination_id === id, []), []);
  const add = (address: WireAddress) => {
    set([...destinations, newDestination(address, address.address_id)]);
    show((count) => Math.max(count, destinations.length + 1));
  };
  const goOn = async () => {
    if (!(await settleSplit())) return false;
    setTried(true);
    const known = queryClient.getQueryData(splitQuery.queryKey);
    const isWhole = known?.obstacles.length === 0;
    if (known && !isWhole) show(known.destinations.length);
    return isWhole;
  };
  const obstacles = isTried ? split.obstacles : [];
  return (
    <div className="side-columns items-start gap-8 lg:gap-16">
      <div className="min-w-0">
        {heading}
        <div className="mt-6">
          <SplitSums lines={lines} destinations={destinations} />
        </div>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            icon="grid"
            size={36}
            disabled={destinations.length === 0}
            onClick={() => set(divideEvenly(destinations, lines))}
          >
            均等に分ける
          </Button>
          <Button icon="upload" size={36} onClick={() => openList(true)}>
            リストから取り込む
          </Button>
        </div>
        {isTried && split.obstacles.length > 0 && wanted === undefined && (
          <div role="alert" className="mt-5">
            <Notice tone="error">{split.obstacles[0]?.message}</Notice>
          </div>
        )}
        <ol aria-label="お届け先" className="mt-6 grid gap-4">
          {destinations.slice(0, shown).map((destination, index) => (
            <DestinationCard
              key={destination.destination_id}
              number={index + 1}
              destination={destination}
              lines={lines}
              book={book}
              obstacles={obstacles.filter((one) => isOf(one, destination))}
              onChange={change}
              onRemove={remove}
            />
          ))}
        </ol>
        {destinations.length > shown && (
          <Button wide className="mt-4" onClick={() => show(shown + PAGE)}>
            つづきを見る（残り{formatNumber(destinations.length - shown)}か所）
          </Button>
        )}
        <AddDestination book={book} destinations={destinations} onAdd={add} />
      </div>
      {children(split, goOn)}
      <ListDialog
        open={isListOpen}
        lines={lines}
        replaces={destinations.length}
        onClose={() => openList(false)}
        onTake={(taken) => {
          openList(false);
          show(PAGE);
          set(taken);
        }}
      />
    </div>
  );
}

/** What is wrong with a destination, but for pieces that it has got since. */
function isOf({ destination_id, code }: Split["obstacles"][number], one: SplitDestination): boolean {
  return destination_id === one.destination_id && !(code === "delivery/no-pieces" && one.pieces.length > 0);
}

/** Another in the place of one, by what is wanted now: the cards need not be drawn again for each other's changes. */
function replace(isIt: (one: SplitDestination) => boolean, by: readonly SplitDestination[]): void {
  const now = wantedSplit.get()?.destinations ?? queryClient.getQueryData(splitQuery.queryKey)?.destinations ?? [];
  const at = now.findIndex(isIt);
  if (at >= 0) wishSplit({ several: true, destinations: now.toSpliced(at, 1, ...by) });
}
