import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { notificationsQuery, readAgain } from "./notices.queries.ts";
import { NotificationRow } from "./notification-row.tsx";
import { usePolling } from "./polling.ts";
import { markSeen, saveSeen, useSeen } from "./seen.ts";

/** Rules notices-sync and notices-unread. */
const SYNC = 3000;
const VISIBILITY_CHECK = 100;

/** The open menu. Visible rows become seen; the server is told every 3 s and on closing. */
export function NotificationList({ userId }: { userId: string }) {
  const query = notificationsQuery(userId);
  const { data, isLoadingError, isFetching } = useQuery(query);
  const { saved } = useSeen(userId);
  const [now, setNow] = useState(Date.now);
  const scroller = useRef<HTMLDivElement>(null);
  useVisibilityCheck(userId, scroller);
  usePolling({
    work: () => {
      setNow(Date.now());
      return saveSeen(userId);
    },
    intervalMs: SYNC,
  });
  useEffect(() => {
    void readAgain(notificationsQuery(userId));
    return () => void saveSeen(userId);
  }, [userId]);

  return (
    <section
      ref={scroller}
      aria-label="お知らせの一覧"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the list cannot be scrolled by keyboard
      tabIndex={0}
      // A phone in landscape is lower than header, list and bottom bar together.
      className="h-[328px] overflow-y-auto overscroll-contain max-md:max-h-[calc(100dvh-200px)] md:h-[350px]"
    >
      {data?.length ? (
        <ul>
          {data.map((row) => (
            <NotificationRow
              key={row.notification_id}
              notification={row}
              unread={!row.status && !saved.has(row.notification_id)}
              now={now}
            />
          ))}
        </ul>
      ) : data ? (
        <EmptyState title="お知らせはありません">新しいお知らせは、ここに届きます。</EmptyState>
      ) : isLoadingError ? (
        <ErrorState onRetry={() => void readAgain(query)} retrying={isFetching} />
      ) : (
        <LoadingRows />
      )}
    </section>
  );
}

/** Checks every 100 ms which rows are visible (rule notices-unread). */
function useVisibilityCheck(userId: string, scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (scroller.current && document.visibilityState === "visible") markSeen(userId, visibleIds(scroller.current));
    }, VISIBILITY_CHECK);
    return () => clearInterval(timer);
  }, [userId, scroller]);
}

/** Rows with their middle within the list and on the screen: their text can be read. */
function visibleIds(list: HTMLElement): string[] {
  const frame = list.getBoundingClientRect();
  const [first, last] = [Math.max(frame.top, 0), Math.min(frame.bottom, window.innerHeight)];
  return [...list.querySelectorAll<HTMLElement>("[data-unread]")]
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      return middle >= first && middle <= last;
    })
    .map((row) => row.dataset["unread"] ?? "");
}

function LoadingRows() {
  return (
    <div role="status" aria-label="お知らせを読み込んでいます">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 px-4 py-3">
          <Skeleton className="size-12" />
          <div className="flex-1">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="mt-2 h-4 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}
