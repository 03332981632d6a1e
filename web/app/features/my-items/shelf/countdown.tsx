import { daysLeft } from "@surimono/domain/my-items";
import { Icon } from "@surimono/ui/icon.tsx";

/** How long an empty draft is still kept; nothing for what stays. */
export function Countdown({ until }: { until: string | null }) {
  if (until === null) return null;
  return (
    <p className="flex items-center gap-1 text-12 text-warn">
      <Icon name="calendar" size={16} />
      <span>
        まだ何も置かれていません。あと<span className="num">{daysLeft(new Date(until), new Date())}</span>日で消えます
      </span>
    </p>
  );
}
