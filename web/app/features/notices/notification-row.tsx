import type { WireNotification } from "@surimono/contract/notices";
import { relativeTime, targetOfNotification } from "@surimono/domain/notices";
import { classNames } from "@surimono/ui/class-names.ts";
import { TargetLink } from "./notice-link.tsx";
import { NotificationIcon } from "./notification-icon.tsx";

interface NotificationRowProps {
  notification: WireNotification;
  unread: boolean;
  now: number;
}

export function NotificationRow({ notification, unread, now }: NotificationRowProps) {
  const target = targetOfNotification(notification);
  const content = <RowContent notification={notification} unread={unread} now={now} />;
  const style = "flex min-h-[72px] w-full items-start gap-3 px-4 py-3";
  return (
    // Only unread rows are watched, and sent when seen.
    <li
      data-unread={unread ? notification.notification_id : undefined}
      className="border-line border-b last:border-b-0"
    >
      {target ? (
        <TargetLink target={target} className={`${style} -outline-offset-4 hover:bg-paper`}>
          {content}
        </TargetLink>
      ) : (
        <div className={style}>{content}</div>
      )}
    </li>
  );
}

function RowContent({ notification, unread, now }: NotificationRowProps) {
  const time = notification.created_time;
  return (
    <>
      <NotificationIcon notification={notification} />
      <span className="min-w-0 flex-1">
        <span className={classNames("block whitespace-pre-line text-14", unread && "font-bold text-deep")}>
          {notification.content}
        </span>
        <time dateTime={time} className="num mt-1 block text-12 text-mute">
          {relativeTime(new Date(time), new Date(now))}
        </time>
      </span>
      {unread && (
        <span className="mt-1.5 flex size-2.5 shrink-0 rounded-full bg-red">
          <span className="sr-only">未読</span>
        </span>
      )}
    </>
  );
}
