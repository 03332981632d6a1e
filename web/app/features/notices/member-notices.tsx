import { useEffect } from "react";
import { notificationsQuery, readAgain, readAt, systemMessageQuery } from "./notices.queries.ts";
import { usePolling } from "./polling.ts";
import { saveSeen, shareSeen } from "./seen.ts";
import { SystemMessageBanner } from "./system-message-banner.tsx";

/** The interval of both polls (rule notices-poll). */
const POLL = 60_000;

/** Once on a member's page: keeps the bell and the banner fresh, and renders the banner. */
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

/** Seen notices are saved when the page is left; what could not be saved then, with the next page. */
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
