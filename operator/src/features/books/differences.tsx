import { formatYen } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { Link } from "react-router";
import type { Difference } from "./day-dialogs.tsx";

const DIFFERENCE_NAMES: Readonly<Record<Difference["what"], string>> = {
  "missing-there": "レポートにない",
  "missing-here": "お店の記録にない",
  "other-amount": "金額が違う",
  twice: "レポートに二重にある",
};

interface DifferencesProps {
  differences: readonly Difference[];
  /** Left out for whoever may not settle them. */
  onAsk?: (difference: Difference) => void;
}

export function Differences({ differences, onAsk }: DifferencesProps) {
  if (differences.length === 0)
    return <p className="rounded-card border border-line p-6 text-center text-mute">差異はありません。</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line text-14">
      {differences.map((one) => (
        <li key={one.key} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0 flex-1 basis-64">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={one.is_settled ? "ok" : "warn"} icon={one.is_settled ? "check" : "warning"}>
                {one.is_settled ? "確認済み" : "未確認"}
              </Badge>
              <b className="text-deep">{DIFFERENCE_NAMES[one.what]}</b>
              <span>{one.kind === "payment" ? "お支払い" : "返金"}</span>
              {one.order_number && (
                <Link to={`/orders/${one.order_number}`} className="num underline">
                  {one.order_number}
                </Link>
              )}
            </p>
            <p className="num mt-1">
              お店 {one.ours === null ? "—" : formatYen(one.ours)}　レポート{" "}
              {one.theirs === null ? "—" : formatYen(one.theirs)}
            </p>
            <p className="break-all font-mono text-12 text-mute">{one.reference}</p>
            {one.note && (
              <p className="mt-1 text-12">
                {one.note}
                <span className="text-mute">（{one.by}）</span>
              </p>
            )}
          </div>
          {onAsk && (
            <Button size={44} onClick={() => onAsk(one)}>
              {one.is_settled ? "未確認に戻す" : "確認済みにする"}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
