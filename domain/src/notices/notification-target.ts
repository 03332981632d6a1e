import { fanPageOf, type SocialAccount } from "./fan-account.ts";
import { type NoticeTarget, targetOfLink } from "./notice-link.ts";
import type { NotificationType } from "./notification.ts";

interface Linked {
  readonly type: NotificationType;
  readonly link_url: string | null;
  readonly account_type: SocialAccount | null;
}

/** What pressing a notification opens (rule notices-types); undefined for one that is only read. */
export function targetOfNotification({ type, link_url, account_type }: Linked): NoticeTarget | undefined {
  const linked = link_url === null ? undefined : targetOfLink(link_url);
  if (type === 8) return { kind: "page", path: "/items" };
  if (linked) return linked;
  if (type === 6 || type === 7) return { kind: "page", path: fanPageOf(account_type) };
  return undefined;
}
