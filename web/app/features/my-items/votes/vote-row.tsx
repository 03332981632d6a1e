import { closeVote, removeVote, type Vote } from "@surimono/contract/my-items";
import { dayInJapan, formatNumber, MINUTE_MS, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call } from "#app/session/call.ts";
import { confirm } from "#app/ui/confirm.ts";
import { MyItemPicture } from "../pictures/my-item-picture.tsx";

interface VoteRowProps {
  vote: Vote;
  /** Reads the votes again. */
  onChanged: () => Promise<void>;
  onRemoved: () => void;
}

/** One vote with its counts as they are now. */
export function VoteRow({ vote, onChanged, onRemoved }: VoteRowProps) {
  const [busy, setBusy] = useState<"close" | "remove">();
  const total = vote.choices.reduce((sum, { ballots }) => sum + ballots, 0);
  const act = async (what: "close" | "remove", run: () => Promise<string | undefined>) => {
    setBusy(what);
    const problem = await run();
    if (problem) showToast(problem, { tone: "error" });
    await onChanged();
    setBusy(undefined);
  };
  const close = async () => {
    const sure = await confirm({
      title: "投票をしめきりますか？",
      message: "これからは、だれも投票できません。もう一度はじめることはできません。",
      yes: "しめきる",
      no: "しめきらない",
    });
    if (!sure) return;
    await act("close", async () => {
      const answer = await call(closeVote, { vote_id: vote.vote_id });
      if (answer.ok) showToast("投票をしめきりました。", { tone: "success" });
      return answer.ok ? undefined : answer.failure.message;
    });
  };
  const remove = async () => {
    const sure = await confirm({
      title: "この投票を消しますか？",
      message: "リンクは使えなくなり、集まった票も消えます。",
      yes: "消す",
      no: "消さない",
      danger: true,
    });
    if (!sure) return;
    await act("remove", async () => {
      const answer = await call(removeVote, { vote_id: vote.vote_id });
      // Whichever it was: an address that may open nothing is not offered.
      onRemoved();
      if (answer.ok) showToast("投票を消しました。", { tone: "success" });
      return answer.ok ? undefined : answer.failure.message;
    });
  };
  const lastDay = slashedDay(dayInJapan(new Date(Date.parse(vote.closes_at) - MINUTE_MS)));
  return (
    <li className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-bold text-16">{vote.question}</h3>
        <Badge tone={vote.is_open ? "ok" : "plain"}>{vote.is_open ? "投票中" : "終了"}</Badge>
      </div>
      <p className="num text-14 text-mute">
        {formatNumber(total)}票・{lastDay} {vote.is_open ? "まで" : "に終了"}
      </p>
      {vote.choices.length === 0 ? (
        <p className="text-14">えらぶアイテムは、すべて削除されました。</p>
      ) : (
        <ol className="grid gap-2">
          {vote.choices.map((choice) => (
            <ChoiceLine key={choice.product_id} choice={choice} total={total} />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        {vote.is_open && (
          <Button size={44} pending={busy === "close"} onClick={() => void close()}>
            しめきる<span className="sr-only">（{vote.question}）</span>
          </Button>
        )}
        <Button size={44} variant="quiet" pending={busy === "remove"} onClick={() => void remove()}>
          リンクを閉じて消す<span className="sr-only">（{vote.question}）</span>
        </Button>
      </div>
    </li>
  );
}

function ChoiceLine({ choice, total }: { choice: Vote["choices"][number]; total: number }) {
  const share = total === 0 ? 0 : Math.round((choice.ballots * 100) / total);
  return (
    <li className="flex items-center gap-3">
      <span className="paper flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-ctl">
        <MyItemPicture url={choice.image_url} alt="" sizes="56px" className="max-h-full w-auto object-contain" />
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="truncate text-14">{choice.new_name}</span>
        <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-bench">
          <span className="block h-full bg-red" style={{ width: `${share}%` }} />
        </span>
      </span>
      <span className="num shrink-0 text-14">
        {formatNumber(choice.ballots)}票（{share}%）
      </span>
    </li>
  );
}
