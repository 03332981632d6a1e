import type { WireParcel } from "@surimono/contract/orders";
import { SENDER_NAMES, TIME_BANDS } from "@surimono/domain/delivery";
import { formatNumber, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { useState } from "react";
import type { OrderSlots } from "./order-slots.ts";
import { type LineName, pieceName, pieceTitles } from "./piece-name.ts";

/** A parcel to come has no state yet. */
type ShownParcel = Omit<WireParcel, keyof ParcelWay> & Partial<ParcelWay>;
type ParcelWay = Pick<
  WireParcel,
  | "parcel_number"
  | "state"
  | "state_name"
  | "courier_name"
  | "tracking_number"
  | "tracking_url"
  | "shipped_at"
  | "delivered_at"
  | "refunded_pieces"
>;

interface ParcelCardsProps {
  parcels: readonly ShownParcel[];
  lines: readonly LineName[];
  address: OrderSlots["address"];
  /** What money that goes back of a piece is called; nothing went back of an order to come. */
  backWord?: string | undefined;
}

/** Cards shown before the rest is asked for. */
const SHOWN = 10;

/** One card for each destination: to whom, what is in it, where it is. */
export function ParcelCards({ parcels, lines, address, backWord }: ParcelCardsProps) {
  const [isWhole, showWhole] = useState(false);
  const shown = isWhole ? parcels : parcels.slice(0, SHOWN);
  return (
    <>
      <ol aria-label="お届け先" className="mt-5 grid gap-4 sm:grid-cols-2">
        {shown.map((parcel, index) => (
          // Parcels of one order keep their places, and two may go to the same address.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a parcel
          <li key={index} className="flex flex-col rounded-card border border-line p-5">
            <div className="mb-3 flex items-center gap-3">
              <span className="num flex size-7 shrink-0 items-center justify-center rounded-full bg-deep font-bold text-14 text-white">
                <span className="sr-only">お届け先</span>
                {index + 1}
              </span>
              {parcel.state_name && <Badge>{parcel.state_name}</Badge>}
            </div>
            {address(parcel)}
            <Pieces parcel={parcel} lines={lines} backWord={backWord} />
            <Wishes parcel={parcel} />
            <TrackingRow parcel={parcel} />
          </li>
        ))}
      </ol>
      {shown.length < parcels.length && (
        <Button wide className="mt-4" onClick={() => showWhole(true)}>
          のこり{formatNumber(parcels.length - shown.length)}か所を見る
        </Button>
      )}
    </>
  );
}

interface PiecesProps extends Pick<ParcelCardsProps, "lines" | "backWord"> {
  parcel: ShownParcel;
}

/** What is in a parcel, and of what the money goes back. */
export function Pieces({ parcel, lines, backWord }: PiecesProps) {
  return (
    <ul className="mt-4 border-line border-t pt-3 text-14">
      {parcel.pieces.map(({ line_id, quantity }) => (
        <li key={line_id} className="flex justify-between gap-4">
          <span className="min-w-0">{pieceName(lines, line_id)}</span>
          <span className="num whitespace-nowrap text-right font-bold text-deep">
            {formatNumber(quantity)}点
            <Refunded
              word={backWord}
              lines={lines}
              piece={parcel.refunded_pieces?.find((piece) => piece.line_id === line_id)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface RefundedProps {
  word: string | undefined;
  lines: readonly LineName[];
  piece: ParcelWay["refunded_pieces"][number] | undefined;
}

function Refunded({ word = "返金", lines, piece }: RefundedProps) {
  if (!piece) return null;
  return (
    <span className="block font-normal text-12 text-mute">
      うち{formatNumber(piece.quantity)}点は{word}
      {pieceTitles(lines, piece.line_id, piece.rows).map((title) => (
        <span key={title} className="block">
          {title}
        </span>
      ))}
    </span>
  );
}

/** Of a single parcel, where something is wished for. */
export function WishesIfAny({ parcel }: { parcel: ShownParcel }) {
  const { sender, wished_day, wished_band, note } = parcel;
  return (sender !== "own" || wished_day || wished_band || note) && <Wishes parcel={parcel} />;
}

/** In whose name, when, and what else was said. */
function Wishes({ parcel }: { parcel: ShownParcel }) {
  const { sender, sender_address: from, wished_day, wished_band, note } = parcel;
  const when = [wished_day && slashedDay(wished_day), wished_band && TIME_BANDS[wished_band]].filter(Boolean).join(" ");
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 text-12">
      <dt className="text-mute">ご依頼主</dt>
      <dd>
        {SENDER_NAMES[sender]}
        {from && `（${from.company_name || `${from.last_name} ${from.first_name}`}）`}
      </dd>
      {when && (
        <>
          <dt className="text-mute">ご希望の日時</dt>
          <dd className="num">{when}</dd>
        </>
      )}
      {note && (
        <>
          <dt className="text-mute">メモ</dt>
          <dd>{note}</dd>
        </>
      )}
    </dl>
  );
}

/** The courier's page about a parcel that left. */
export function TrackingRow({ parcel }: { parcel: Partial<ParcelWay> }) {
  const { courier_name, tracking_number, tracking_url } = parcel;
  if (!tracking_number) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-2 text-14">
      <Icon name="truck" size={18} />
      {courier_name}
      {tracking_url ? (
        <a
          href={tracking_url}
          target="_blank"
          rel="noreferrer"
          className="num target-44 font-bold text-red-text underline-offset-4 hover:underline"
        >
          {tracking_number}
          <span className="sr-only">（配送状況を新しいタブで見る）</span>
        </a>
      ) : (
        <span className="num">{tracking_number}</span>
      )}
    </p>
  );
}
