import { CountBadge } from "@surimono/ui/badge.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { notificationsQuery } from "./notices.queries.ts";
import { NotificationList } from "./notification-list.tsx";
import { useSeen } from "./seen.ts";

interface NotificationMenuProps {
  userId: string;
  open: boolean;
  onToggle: () => void;
  /** The button's class, to line it up with its neighbours. */
  className: string;
  /** On a phone the bell is alone, and its label for screen readers only. */
  compact: boolean;
}

/** The bell with its unread badge, and the list that it opens. */
export function NotificationMenu({ userId, open, onToggle, className, compact }: NotificationMenuProps) {
  const id = useId();
  const { data = [] } = useQuery(notificationsQuery(userId));
  const seen = useSeen(userId);
  const unread = data.filter((row) => !row.status && !seen.ids.has(row.notification_id)).length;
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={onToggle} className={className}>
        <Icon name="bell" size={24} />
        <span className={compact ? "sr-only" : ""}>お知らせ</span>
        {unread > 0 && (
          <span className={compact ? "absolute top-[5px] right-0 flex" : "absolute top-0 right-2.5 flex"}>
            <span className="sr-only">未読</span>
            <CountBadge count={unread} />
            <span className="sr-only">件</span>
          </span>
        )}
      </button>
      {open && (
        <div
          id={id}
          className={`absolute top-full z-20 overflow-hidden rounded-card bg-white shadow-float ${
            compact ? "inset-x-2" : "right-0 w-96"
          }`}
        >
          <p className="border-line border-b px-4 py-3 font-bold text-14 text-deep">お知らせ</p>
          <NotificationList userId={userId} />
        </div>
      )}
    </>
  );
}
