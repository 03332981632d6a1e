import type { WireObstacle } from "@surimono/contract/cart";
import type { WireAddress } from "@surimono/contract/delivery";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { type ReactNode, useCallback, useState } from "react";
import { AddDestination } from "./add-destination.tsx";
import { DestinationCard } from "./destination-card.tsx";
import { divideEvenly, newDestination } from "./edit-split.ts";
import type { SplitLine } from "./line-label.ts";
import type { SplitDestination } from "./split.query.ts";
import { SplitSums } from "./split-sums.tsx";

/** Cards drawn at once: hundreds of steppers would make each press slow. */
const PAGE = 20;

interface DestinationListProps {
  lines: readonly SplitLine[];
  destinations: readonly SplitDestination[];
  book: readonly WireAddress[];
  /** Shown at their destinations. */
  obstacles: readonly WireObstacle[];
  /** Shown above the list. */
  problem: string | undefined;
  /** Changes those that there are by now: the cards need not be drawn again for each other's changes. */
  onChange: (change: (now: readonly SplitDestination[]) => readonly SplitDestination[]) => void;
  /** Another way to make the list. */
  aside?: ReactNode;
}

/** Several destinations with their pieces, divided by hand or evenly. */
export function DestinationList(props: DestinationListProps) {
  const { lines, destinations, book, obstacles, problem, onChange, aside } = props;
  const [shown, show] = useState(PAGE);
  // What is in the way must be seen, however far down the list.
  if (obstacles.length > 0 && shown < destinations.length) show(destinations.length);
  const change = useCallback(
    (changed: SplitDestination) =>
      onChange((now) => now.map((one) => (one.destination_id === changed.destination_id ? changed : one))),
    [onChange],
  );
  const remove = useCallback(
    (id: string) => onChange((now) => now.filter(({ destination_id }) => destination_id !== id)),
    [onChange],
  );
  const add = (address: WireAddress) => {
    onChange((now) => [...now, newDestination(address, address.address_id)]);
    show((count) => Math.max(count, destinations.length + 1));
  };
  return (
    <>
      <div className="mt-6">
        <SplitSums lines={lines} destinations={destinations} />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          icon="grid"
          size={36}
          disabled={destinations.length === 0}
          onClick={() => onChange((now) => divideEvenly(now, lines))}
        >
          均等に分ける
        </Button>
        {aside}
      </div>
      {problem && (
        <div role="alert" className="mt-5">
          <Notice tone="error">{problem}</Notice>
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
    </>
  );
}

/** What is wrong with a destination, but for pieces that it has got since. */
function isOf({ destination_id, code }: WireObstacle, one: SplitDestination): boolean {
  return destination_id === one.destination_id && !(code === "delivery/no-pieces" && one.pieces.length > 0);
}
