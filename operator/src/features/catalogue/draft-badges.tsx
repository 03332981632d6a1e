import { Badge } from "@surimono/ui/badge.tsx";
import { momentOf } from "../../ui/moment.ts";
import type { Draft, Goods } from "./goods-query.ts";

export function GoodsBadges({ state, draft }: Pick<Goods, "state" | "draft">) {
  return (
    <span className="flex flex-wrap gap-1">
      {state === "sold" && (
        <Badge tone="ok" icon="check">
          販売中
        </Badge>
      )}
      {state === "withdrawn" && <Badge icon="minus">販売終了</Badge>}
      {state === "new" && <Badge icon="plus">未公開</Badge>}
      {draft && <DraftBadge draft={draft} />}
    </span>
  );
}

export function DraftBadge({ draft }: { draft: Draft }) {
  const what = draft.is_removal ? "販売終了" : "公開";
  if (draft.trouble !== null)
    return (
      <Badge tone="red" icon="error">
        予約した{what}ができませんでした
      </Badge>
    );
  if (draft.planned_for !== null)
    return (
      <Badge tone="warn" icon="calendar">
        {momentOf(draft.planned_for)} に{what}
      </Badge>
    );
  return (
    <Badge tone="warn" icon="pencil">
      {draft.is_removal ? "販売終了の下書き" : "下書き"}
    </Badge>
  );
}
