import type { WireObstacle } from "@surimono/contract/cart";
import type { WireAddress } from "@surimono/contract/delivery";
import { MAX_LINE_QUANTITY } from "@surimono/domain/cart";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { NumberField } from "@surimono/ui/number-field.tsx";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import { memo } from "react";
import { AddressLines } from "../address-lines.tsx";
import { piecesOf, setPieces } from "./edit-split.ts";
import { lineLabel, type SplitLine } from "./line-label.ts";
import type { SplitDestination } from "./split.query.ts";
import { WishFields } from "./wish-fields.tsx";

interface DestinationCardProps {
  number: number;
  destination: SplitDestination;
  lines: readonly SplitLine[];
  /** The address book, for the sender. */
  book: readonly WireAddress[];
  obstacles: readonly WireObstacle[];
  onChange: (changed: SplitDestination) => void;
  onRemove: (destinationId: string) => void;
}

/** One of several destinations: who, how many of what, and the wishes. */
export const DestinationCard = memo(function DestinationCard(props: DestinationCardProps) {
  const { number, destination, lines, book, obstacles, onChange, onRemove } = props;
  const name = `${destination.last_name} ${destination.first_name} 様`;
  return (
    <li className="rounded-card border border-line bg-white p-5">
      <div className="flex items-start gap-3">
        <span className="num flex size-7 shrink-0 items-center justify-center rounded-full bg-deep font-bold text-14 text-white">
          <span className="sr-only">お届け先</span>
          {number}
        </span>
        <div className="min-w-0 flex-1">
          <AddressLines address={destination} />
        </div>
        <IconButton
          icon="trash"
          label={`お届け先${number}（${name}）を外す`}
          onClick={() => onRemove(destination.destination_id)}
        />
      </div>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {lines.map((line) => (
          <li key={line.line_id} className="flex items-center gap-3 py-1.5">
            <span className="min-w-0 flex-1 text-14">{lineLabel(line)}</span>
            <NumberField
              label={`お届け先${number}の${lineLabel(line)}の数`}
              hideLabel
              size={36}
              className="[&>p]:sr-only"
              min={0}
              max={MAX_LINE_QUANTITY}
              value={piecesOf(destination, line.line_id)}
              onChange={(value) => onChange(setPieces(destination, line.line_id, value ?? 0))}
            />
          </li>
        ))}
      </ul>
      {obstacles.map(({ field, code, message }) => (
        <WarningLine key={`${field}-${code}`}>{message}</WarningLine>
      ))}
      <WishFields number={number} destination={destination} book={book} onChange={onChange} />
    </li>
  );
});
