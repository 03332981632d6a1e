import { type MyItemCard, openVote } from "@surimono/contract/my-items";
import { addDays, dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { MAX_VOTE_CHOICES, MAX_VOTE_QUESTION, MIN_VOTE_CHOICES, USUAL_VOTE_DAYS } from "@surimono/domain/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call } from "#app/session/call.ts";
import { myItemsQuery } from "../my-items.queries.ts";
import { MyItemPicture } from "../pictures/my-item-picture.tsx";

interface NewVoteFormProps {
  onMade: (vote: { url: string; question: string }) => Promise<void>;
  onCancel: () => void;
}

const DAYS = [1, 3, USUAL_VOTE_DAYS, 14, 30];

export function NewVoteForm({ onMade, onCancel }: NewVoteFormProps) {
  const [question, setQuestion] = useState("どれがいいと思う？");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [days, setDays] = useState(USUAL_VOTE_DAYS);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const today = dayInJapan(new Date());
  const toggle = (id: number) => {
    setProblem(undefined);
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === "") return setProblem("聞きたいことを入力してください。");
    if (chosen.length < MIN_VOTE_CHOICES) return setProblem("アイテムを2つ以上えらんでください。");
    setProblem(undefined);
    setBusy(true);
    const answer = await call(openVote, {
      question,
      product_ids: [...chosen],
      last_day: addDays(today, days),
    });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.failure.message);
    await onMade({ url: answer.value.url, question });
  };
  return (
    <form onSubmit={(event) => void send(event)} aria-label="新しい投票" className="grid gap-5">
      <TextInput
        label="聞きたいこと"
        value={question}
        maxLength={MAX_VOTE_QUESTION}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-bold text-14 text-deep">
          えらんでもらうアイテム
          <span className="num ml-2 font-normal text-mute">
            {chosen.length}／{MAX_VOTE_CHOICES}
          </span>
        </legend>
        <p className="text-12 text-mute">
          アイテムの名前と仕上がりが見えます。下書きは、いま描かれているとおりに見えます。
        </p>
        <ItemChoices chosen={chosen} onToggle={toggle} />
      </fieldset>
      <Select
        label="しめきり"
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
        options={DAYS.map((count) => ({
          value: count,
          label: `${slashedDay(addDays(today, count))} まで（${count}日後）`,
        }))}
      />
      {problem && <WarningLine>{problem}</WarningLine>}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" type="submit" pending={busy}>
          リンクをつくる
        </Button>
        <Button onClick={onCancel}>やめる</Button>
      </div>
    </form>
  );
}

/** Completed items first; drafts on which nothing was drawn have nothing to show. */
function ItemChoices({ chosen, onToggle }: { chosen: readonly number[]; onToggle: (id: number) => void }) {
  const completed = useInfiniteQuery(myItemsQuery(0));
  const drafts = useInfiniteQuery(myItemsQuery(1));
  const lists = [completed, drafts];
  const broken = lists.filter(({ isLoadingError }) => isLoadingError);
  if (broken.length > 0)
    return (
      <ErrorState
        onRetry={() => {
          for (const list of broken) void list.refetch();
        }}
        retrying={broken.some(({ isFetching }) => isFetching)}
      />
    );
  if (completed.isPending || drafts.isPending) return <Spinner size={32} />;
  const all = lists.flatMap(({ data }) => data?.pages.flatMap((page) => page.data) ?? []);
  const items = all.filter(({ status, kept_until }) => status === 1 || kept_until === null);
  const more = lists.find(({ hasNextPage }) => hasNextPage);
  if (items.length < MIN_VOTE_CHOICES && !more)
    return <p className="text-14">描きはじめたアイテムが2つになると、ここでえらべます。</p>;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {items.map((item) => (
          <li key={item.product_id}>
            <ItemChoice
              item={item}
              checked={chosen.includes(item.product_id)}
              disabled={!chosen.includes(item.product_id) && chosen.length >= MAX_VOTE_CHOICES}
              onToggle={() => onToggle(item.product_id)}
            />
          </li>
        ))}
      </ul>
      {more && (
        <div>
          <Button size={44} pending={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            もっと見る
          </Button>
        </div>
      )}
    </>
  );
}

interface ItemChoiceProps {
  item: MyItemCard;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

function ItemChoice({ item, checked, disabled, onToggle }: ItemChoiceProps) {
  return (
    <label className="group grid gap-2 rounded-card border border-line p-2 has-checked:border-deep has-disabled:opacity-50">
      <span className="paper flex aspect-square items-center justify-center overflow-hidden rounded-ctl">
        <MyItemPicture
          url={item.image_url}
          alt=""
          sizes="(min-width: 768px) 170px, 45vw"
          className="max-h-[92%] w-auto object-contain"
        />
      </span>
      <span className="flex min-w-0 items-start gap-2 text-14">
        <CheckSquare checked={checked} disabled={disabled} onChange={onToggle} />
        <span className="line-clamp-2 min-w-0">
          {item.new_name}
          {item.status === 0 && <span className="text-mute">（下書き）</span>}
        </span>
      </span>
    </label>
  );
}
