import { useEffect } from "react";
import { notificationsQuery, readAgain, readAt, systemMessageQuery } from "./notices.queries.ts";
import { usePolling } from "./polling.ts";
import { saveSeen, shareSeen } from "./seen.ts";
import { SystemMessageBanner } from "./system-message-banner.tsx";

/** For both (rule notices-poll). */
const POLL = 60_000;

/** Stands once on a page of a member: keeps what the bell and the banner show fresh, and is the banner. */
export function MemberNotices({ userId }: { userId: string }) {
  const [notifications, message] = [notificationsQuery(userId), systemMessageQuery(userId)];
  useSeenKept(userId);
  usePolling({
    work: async () => {
      const saved = await saveSeen(userId);
      return (await readAgain(notifications)) && saved;
    },
    intervalMs: POLL,
    since: readAt(notifications),
  });
  usePolling({ work: () => readAgain(message), intervalMs: POLL, since: readAt(message) });
  return <SystemMessageBanner userId={userId} />;
}

/** What was seen is not lost with the page: it is saved when the page is left, and what could not be saved then, with the next. */
function useSeenKept(userId: string) {
  useEffect(() => {
    const stopSharing = shareSeen(userId);
    const onHidden = () => {
      if (document.visibilityState === "hidden") void saveSeen(userId);
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      stopSharing();
      document.removeEventListener("visibilitychange", onHidden);
    };
  }, [userId]);
}
