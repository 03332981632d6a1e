import type { WireBatch } from "@surimono/contract/floor";
import { BATCH_STATE_NAMES } from "@surimono/domain/floor";
import { formatNumber, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Link } from "react-router";

type Goods = Pick<WireBatch, "item_name" | "color_name" | "size_name">;

/** What its pieces have in common beside the method. */
export const goodsOf = ({ item_name, color_name, size_name }: Goods) =>
  [item_name || "いろいろな商品", color_name, size_name].filter(Boolean).join("　");

/** One batch in a list. */
export function BatchRow({ batch }: { batch: WireBatch }) {
  const { code, state, method_name, dispatch_by, units, waiting } = batch;
  return (
    <li>
      <Link
        to={`/floor/batches/${code}`}
        className="grid min-h-11 items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-paper md:grid-cols-[6rem_minmax(0,1fr)_10rem_9rem_6rem]"
      >
        <span className="num font-bold text-deep">{code}</span>
        <span className="min-w-0">
          <span className="font-bold">{method_name}</span>
          <span className="block text-mute">{goodsOf(batch)}</span>
        </span>
        <span className="num">
          {formatNumber(units)}点{state !== "done" && `（残り${formatNumber(waiting)}点）`}
        </span>
        <span className="num text-mute">発送予定 {slashedDay(dispatch_by)}</span>
        <span className="md:text-right">
          <BatchBadge state={state} />
        </span>
      </Link>
    </li>
  );
}

export function BatchBadge({ state }: Pick<WireBatch, "state">) {
  const name = BATCH_STATE_NAMES[state];
  if (state === "done") return <Badge icon="check">{name}</Badge>;
  if (state === "open") return <Badge icon="box">{name}</Badge>;
  return (
    <Badge tone="warn" icon="refresh">
      {name}
    </Badge>
  );
}
