import { answerLinkComment, type LinkComment, removeLinkComment } from "@surimono/contract/my-items";
import { dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { MAX_LINK_COMMENT } from "@surimono/domain/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { type FormEvent, useState } from "react";
import { call } from "#app/session/call.ts";
import { confirm } from "#app/ui/confirm.ts";

interface LinkCommentRowProps {
  productId: number;
  comment: LinkComment;
  number: number;
  /** Reads the comments again. */
  onChanged: () => Promise<void>;
}

/** One comment, its answer, and its end. */
export function LinkCommentRow({ productId, comment, number, onChanged }: LinkCommentRowProps) {
  const [isAnswering, setAnswering] = useState(false);
  const [words, setWords] = useState(comment.answer);
  const [busy, setBusy] = useState<"answer" | "remove">();
  const named = { product_id: productId, comment_id: comment.comment_id };
  const answer = async (event: FormEvent) => {
    event.preventDefault();
    setBusy("answer");
    const sent = await call(answerLinkComment, { ...named, words });
    if (sent.ok) setAnswering(false);
    else showToast(sent.failure.message, { tone: "error" });
    await onChanged();
    setBusy(undefined);
  };
  const remove = async () => {
    const sure = await confirm({
      title: "このコメントを消しますか？",
      message: comment.answer ? "あなたの返事も消えます。" : "消したコメントは元に戻せません。",
      yes: "消す",
      no: "消さない",
      danger: true,
    });
    if (!sure) return;
    setBusy("remove");
    const gone = await call(removeLinkComment, named);
    if (gone.ok) showToast("コメントを消しました。", { tone: "success" });
    else showToast(gone.failure.message, { tone: "error" });
    await onChanged();
    setBusy(undefined);
  };
  return (
    <li className="grid gap-2 py-3 text-14">
      <p className="flex items-baseline gap-2">
        <span className="num font-bold">{number}</span>
        <span className="min-w-0 font-bold">{comment.name || "お名前なし"}</span>
        <span className="num shrink-0 text-12 text-mute">{slashedDay(dayInJapan(new Date(comment.written_at)))}</span>
      </p>
      <p className="whitespace-pre-line">{comment.words}</p>
      {comment.answer && !isAnswering && (
        <p className="whitespace-pre-line rounded-ctl bg-paper px-3 py-2">
          <b>あなたの返事：</b>
          {comment.answer}
        </p>
      )}
      {isAnswering ? (
        <form onSubmit={(event) => void answer(event)} className="grid gap-2">
          <TextInput
            label={`${number}番のコメントへの返事`}
            value={words}
            maxLength={MAX_LINK_COMMENT}
            onChange={({ target }) => setWords(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button size={44} variant="primary" type="submit" pending={busy === "answer"}>
              返事をのせる
            </Button>
            <Button size={44} onClick={() => setAnswering(false)}>
              やめる
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size={44} variant="quiet" onClick={() => setAnswering(true)}>
            {comment.answer ? "返事を直す" : "返事を書く"}
            <span className="sr-only">（{number}番）</span>
          </Button>
          <Button size={44} variant="quiet" pending={busy === "remove"} onClick={() => void remove()}>
            消す<span className="sr-only">（{number}番のコメント）</span>
          </Button>
        </div>
      )}
    </li>
  );
}
