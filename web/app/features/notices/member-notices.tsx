import { notificationsQuery, readAgain, readAt, systemMessageQuery } from "./notices.queries.ts";
import { usePolling } from "./polling.ts";
import { SystemMessageBanner } from "./system-message-banner.tsx";

/** Spec §9, for both. */
const POLL = 60_000;

/** Stands once on a page of a member: keeps what the bell and the banner show fresh, and is the banner. */
export function MemberNotices({ userId }: { userId: string }) {
  const [notifications, message] = [notificationsQuery(userId), systemMessageQuery(userId)];
  usePolling({ work: () => readAgain(notifications), intervalMs: POLL, since: readAt(notifications) });
  usePolling({ work: () => readAgain(message), intervalMs: POLL, since: readAt(message) });
  return <SystemMessageBanner userId={userId} />;
}
