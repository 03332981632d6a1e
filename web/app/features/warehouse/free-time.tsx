import type { WireStoredItem } from "@surimono/contract/warehouse";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { STORAGE_NOTICE_DAYS } from "@surimono/domain/warehouse";
import { Badge } from "@surimono/ui/badge.tsx";

type FreeTime = Pick<WireStoredItem, "free_until" | "free_days_left" | "fee_per_piece" | "returns_on">;

/** The days of the first notice and after. */
const NEAR = STORAGE_NOTICE_DAYS[0];

/** How long an item is still stored for nothing, and what comes then; nothing while none of it is there. */
export function FreeTimeBadge({ free_days_left }: Pick<FreeTime, "free_days_left">) {
  if (free_days_left === null) return null;
  if (free_days_left < 0)
    return (
      <Badge tone="red" icon="warning">
        無料期間が終わりました
      </Badge>
    );
  const words = free_days_left === 0 ? "無料は今日まで" : `無料 あと${free_days_left}日`;
  return free_days_left <= NEAR ? (
    <Badge tone="warn" icon="warning">
      {words}
    </Badge>
  ) : (
    <Badge tone="ok" icon="calendar">
      {words}
    </Badge>
  );
}

/** The same in a sentence with its days and sums. */
export function FreeTimeNote({ free_until, free_days_left, fee_per_piece, returns_on }: FreeTime) {
  if (free_until === null || free_days_left === null) return null;
  const isOver = free_days_left < 0;
  return (
    <p className="num text-12 text-mute">
      {isOver ? `${slashedDay(free_until)}まで無料でした。` : `${slashedDay(free_until)}まで無料。`}
      {isOver && fee_per_piece > 0 && (
        <b className="text-red-text">いま発送すると、保管料は1点につき{formatYen(fee_per_piece)}です。</b>
      )}
      {returns_on !== null && free_days_left <= NEAR && (
        <span className={isOver ? "font-bold text-red-text" : undefined}>
          {slashedDay(returns_on)}に返送先へお返しします。
        </span>
      )}
      {free_days_left <= NEAR && "補充すると、無料期間が新しく始まります。"}
    </p>
  );
}
