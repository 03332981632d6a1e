import { obstacleMessage, type WireObstacle } from "@surimono/contract/cart";
import { readSendingList } from "@surimono/contract/warehouse";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { AddressSkeleton } from "#app/features/delivery/address-skeleton.tsx";
import { addressesQuery } from "#app/features/delivery/delivery.queries.ts";
import { DestinationList, ListDialog, missingOf } from "#app/features/delivery/several.ts";
import type { SendingReview } from "#app/features/warehouse/sending.queries.ts";
import { changeSending, type SendingDraft, sendingDraft } from "#app/features/warehouse/sending-draft.ts";
import type { SentLine } from "#app/features/warehouse/sent-lines.ts";
import { call } from "#app/session/call.ts";
import { SendPanel } from "./send-panel.tsx";
import { severalDestinations } from "./sending-input.ts";

interface SendToSeveralProps {
  heading: ReactNode;
  draft: SendingDraft;
  lines: readonly SentLine[];
  /** Everything that could be sent, for a list. */
  free: readonly SentLine[];
  onReview: (review: SendingReview) => void;
  onGoOn: () => void;
}

/** What is sent, divided over several destinations as an order is. */
export function SendToSeveral({ heading, draft, lines, free, onReview, onGoOn }: SendToSeveralProps) {
  const book = useQuery(addressesQuery);
  const [isListOpen, openList] = useState(false);
  const [obstacles, setObstacles] = useState<readonly WireObstacle[]>([]);
  const change = useCallback((by: (now: SendingDraft["destinations"]) => SendingDraft["destinations"]) => {
    changeSending({ destinations: by(sendingDraft.get()?.destinations ?? []) });
  }, []);
  const note = (review: SendingReview, isTried: boolean) => {
    onReview(review);
    if (isTried) setObstacles(review.obstacles);
    // What can be wished for there is the server's to say.
    const offers = new Map(review.destinations.map((one) => [one.destination_id, one]));
    change((now) =>
      now.map((one) => {
        const { first_day, last_day, bands } = offers.get(one.destination_id) ?? one;
        return { ...one, first_day, last_day, bands };
      }),
    );
  };
  return (
    <div className="side-columns items-start gap-8 lg:gap-16">
      <div className="min-w-0">
        {heading}
        {book.data ? (
          <DestinationList
            lines={lines}
            destinations={draft.destinations}
            book={book.data}
            obstacles={obstacles}
            problem={undefined}
            onChange={change}
            aside={
              <Button icon="upload" size={36} onClick={() => openList(true)}>
                リストから取り込む
              </Button>
            }
          />
        ) : book.isLoadingError ? (
          <ErrorState onRetry={() => void book.refetch()} retrying={book.isFetching} />
        ) : (
          <AddressSkeleton />
        )}
      </div>
      <SendPanel
        lines={lines}
        destinations={severalDestinations(draft, lines)}
        problem={problemOf(draft, lines)}
        onReview={note}
        onGoOn={onGoOn}
      />
      <ListDialog
        open={isListOpen}
        lines={free}
        ask={(rows) => call(readSendingList, { rows })}
        replaces={draft.destinations.length}
        setsQuantities="sent"
        onClose={() => openList(false)}
        onTake={(taken) => {
          openList(false);
          // The list says how many are sent, too.
          changeSending({ destinations: taken, pieces: sumOf(taken) });
        }}
      />
    </div>
  );
}

function sumOf(destinations: SendingDraft["destinations"]): SendingDraft["pieces"] {
  const sums: Record<string, number> = {};
  for (const { line_id, quantity } of destinations.flatMap(({ pieces }) => pieces))
    sums[line_id] = (sums[line_id] ?? 0) + quantity;
  return sums;
}

/** Everything must have its destination; the server knows only what has one. */
function problemOf({ destinations }: SendingDraft, lines: readonly SentLine[]): string | undefined {
  const missing = missingOf(lines, destinations);
  const [first] = lines.flatMap(({ line_id }) => missing.get(line_id) || []);
  if (first === undefined) return undefined;
  return first > 0 ? obstacleMessage("delivery/split-missing", first) : obstacleMessage("delivery/split-over", -first);
}
