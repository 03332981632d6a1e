import { closeBookDay, getBookDay } from "@surimono/contract/books";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../ui/use-as-opened.ts";
import type { OpenedDay } from "./day-dialogs.tsx";

interface CloseDaysDialogProps {
  /** Over and not closed, the earliest first. */
  days: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

const hasOpen = ({ differences }: OpenedDay) => differences.some(({ is_settled }) => !is_settled);
const readDay = async (day: string) => orThrow(await call(getBookDay, { day }));

/** Days without an open difference, one after the other: each is closed by itself, with the sums that were read here. */
export function CloseDaysDialog({ days: shown, onDone, onClose }: CloseDaysDialogProps) {
  const client = useQueryClient();
  const days = useAsOpened(shown);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const queryKey = ["book-days", "to-close", days];
  const read = useQuery({
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async () => {
      const found: OpenedDay[] = [];
      for (const day of days) found.push(await readDay(day));
      return found;
    },
  });
  // What was closed, by a colleague too, would get a correction.
  const left = read.data?.filter(({ day, parts }) => parts.length === 0 && !closed.has(day)) ?? [];
  const ready = left.filter((day) => !hasOpen(day));
  const run = async (form: FormData) => {
    const note = String(form.get("note") ?? "");
    const done = new Set(closed);
    for (const { day, parts, seen } of ready) {
      const answer = await call(closeBookDay, { day, parts: parts.length, seen, note });
      if (!answer.ok) {
        // It is closed with what it has now, or was closed already.
        const again = await readDay(day).catch(() => undefined);
        if (again)
          client.setQueryData<OpenedDay[]>(queryKey, (found) => found?.map((one) => (one.day === day ? again : one)));
        throw new Error(`${slashedDay(day)}：${answer.failure.message}`);
      }
      setClosed(new Set(done.add(day)));
    }
    showToast(`${done.size}日を締めました。`, { tone: "success" });
  };
  return (
    <ReasonDialog
      title="まとめて締めますか？"
      effect="1日ずつ、いまの金額をあなたの名前とともに記録します。締めた記録は、変えることも消すこともできません。あとで変わったものは、訂正として加えられます。"
      yes={ready.length > 0 ? `${ready.length}日を締める` : "締める"}
      withReason={false}
      isReady={ready.length > 0}
      run={run}
      onDone={onDone}
      onClose={() => {
        onDone();
        onClose();
      }}
    >
      <Fetched query={read} rows={2}>
        {() => <Sums ready={ready} open={left.filter(hasOpen)} closed={closed.size} />}
      </Fetched>
      <TextInput label="メモ" name="note" maxLength={200} />
    </ReasonDialog>
  );
}

interface SumsProps {
  ready: readonly OpenedDay[];
  open: readonly OpenedDay[];
  closed: number;
}

function Sums({ ready, open, closed }: SumsProps) {
  const sums = ready.flatMap((day) => day.sums);
  const taken = sums.reduce((all, one) => all + one.taken, 0);
  const refunded = sums.reduce((all, one) => all + one.refunded, 0);
  return (
    <div className="mb-2 flex flex-col gap-2 text-14">
      <p className="num rounded-ctl bg-paper px-4 py-3" role="status">
        <b className="text-deep">{ready.length}日</b>：
        <span className="whitespace-nowrap">受け取り {formatYen(taken)}</span>、
        <span className="whitespace-nowrap">返金・取り消し {formatYen(refunded)}</span>
        {closed > 0 && `（ほかに${closed}日を締めました）`}
      </p>
      {open.length > 0 && (
        <p>
          確認が済んでいない差異がある{open.length}日は、締めません：
          {open.map(({ day }) => (
            <Link key={day} to={`/books/days/${day}`} className="num mr-3 inline-flex min-h-11 items-center underline">
              {slashedDay(day)}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
