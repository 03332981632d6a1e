import { listBatchGroups, makeBatches } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { addDays, type Day, formatNumber, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { DayChoice } from "../day-choice.tsx";
import { goodsOf } from "./batch-row.tsx";

type Group = AnswerOf<typeof listBatchGroups>["groups"][number];

/** What waits to be printed and is in no batch, with the press that batches it. */
export function WaitingGroups({ today }: { today: Day }) {
  const [search, setSearch] = useSearchParams();
  const until = search.get("until") ?? "";
  const groups = useQuery({
    queryKey: ["floor", "batch-groups", until],
    refetchInterval: 30_000,
    queryFn: async () => orThrow(await call(listBatchGroups, until ? { until } : {})).groups,
  });
  const choose = (day: string) => {
    const next = new URLSearchParams(search);
    if (day) next.set("until", day);
    else next.delete("until");
    setSearch(next, { replace: true });
  };
  return (
    <Part title="まだバッチに入っていない品">
      <DayChoice
        days={[
          ["", "すべて"],
          [today, "今日発送まで"],
          [addDays(today, 1), "明日発送まで"],
        ]}
        day={until}
        onChoose={choose}
      />
      <Fetched query={groups} rows={3}>
        {(all) =>
          all.length === 0 ? (
            <p className="rounded-card border border-line p-6 text-center text-mute">
              印刷を待つ品は、すべてバッチに入っています。
            </p>
          ) : (
            <Groups key={until} groups={all} until={until} today={today} />
          )
        }
      </Fetched>
    </Part>
  );
}

function Groups({ groups, until, today }: { groups: readonly Group[]; until: string; today: Day }) {
  const client = useQueryClient();
  const mayWork = useRight("floor.work");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The same until it was answered: a press whose answer was lost is done once.
  const [makingId, setMakingId] = useState(() => crypto.randomUUID());
  const wanted = groups.filter(({ key }) => chosen.size === 0 || chosen.has(key));
  const make = useMutation({
    mutationFn: async () =>
      orThrow(
        await call(makeBatches, {
          making_id: makingId,
          ...(until && { until }),
          ...(chosen.size > 0 && { keys: wanted.map(({ key }) => key) }),
        }),
      ),
    onSuccess: ({ batches, has_more }) => {
      setMakingId(crypto.randomUUID());
      setChosen(new Set());
      showToast(`${batches.length}個のバッチを作りました${has_more ? "。残りは、もう一度押すと作れます" : ""}`);
      void client.invalidateQueries({ queryKey: ["floor"] });
    },
  });
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
    setMakingId(crypto.randomUUID());
  };
  const units = wanted.reduce((sum, group) => sum + group.units, 0);
  return (
    <>
      {make.isError && <Notice tone="error">{make.error.message}</Notice>}
      {mayWork && (
        <Button
          variant="primary"
          size={56}
          className="mb-4"
          disabled={wanted.length === 0}
          pending={make.isPending}
          onClick={() => make.mutate()}
        >
          {chosen.size > 0 ? "選んだ" : "すべての"}
          {formatNumber(units)}点をバッチにする
        </Button>
      )}
      <ul className="divide-y divide-line rounded-card border border-line">
        {groups.map((group) => (
          <li key={group.key} className="flex items-center gap-x-3 px-4 py-2 text-14">
            {mayWork && (
              <label className="group -ml-2 flex min-h-11 min-w-11 items-center justify-center">
                <CheckSquare
                  checked={chosen.has(group.key)}
                  onChange={() => toggle(group.key)}
                  aria-label={`${group.method_name} ${goodsOf(group)} ${slashedDay(group.dispatch_by)}を選ぶ`}
                />
              </label>
            )}
            <GroupWords group={group} today={today} />
          </li>
        ))}
      </ul>
    </>
  );
}

function GroupWords({ group, today }: { group: Group; today: Day }) {
  const { method_name, dispatch_by, units, rejected, most } = group;
  const batches = Math.ceil(units / most);
  return (
    <div className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-1 md:grid-cols-[minmax(0,1fr)_12rem_11rem]">
      <span className="min-w-0">
        <span className="font-bold">{method_name}</span>
        <span className="block text-mute">{goodsOf(group)}</span>
      </span>
      <span className="num">
        {formatNumber(units)}点{batches > 1 && `（バッチ約${batches}個）`}
        {rejected > 0 && <span className="block text-red-text">うち刷り直し{formatNumber(rejected)}点</span>}
      </span>
      <span className={`num ${dispatch_by < today ? "font-bold text-red-text" : "text-mute"}`}>
        発送予定 {slashedDay(dispatch_by)}
        {dispatch_by < today && "（遅れ）"}
      </span>
    </div>
  );
}
