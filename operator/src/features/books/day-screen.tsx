import { getBookDay } from "@surimono/contract/books";
import { addDays, dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Part } from "../../ui/facts.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { CloseDialog, type Difference, type OpenedDay, SettleDialog } from "./day-dialogs.tsx";
import { Differences } from "./differences.tsx";
import { FetchReport } from "./fetch-report.tsx";
import { SumsTable } from "./sums-table.tsx";

/** One day of the books: what the shop knows, what the gateway says otherwise, and how it was closed. */
export function DayScreen() {
  const { day = "" } = useParams();
  const queryClient = useQueryClient();
  const found = useQuery({
    queryKey: ["book-day", day],
    queryFn: async () => orThrow(await call(getBookDay, { day })),
  });
  const refresh = () => {
    showToast("記録しました。", { tone: "success" });
    void queryClient.invalidateQueries({ queryKey: ["book-days"] });
    void found.refetch();
  };
  return (
    <>
      <BackLink to={`/books?month=${day.slice(0, 7)}`}>日次の締め</BackLink>
      <ScreenHeading title={`${slashedDay(day)} の帳簿`} aside={<Neighbours day={day} />} />
      <Fetched query={found} rows={8}>
        {(one) => <Opened one={one} onDone={refresh} />}
      </Fetched>
    </>
  );
}

function Neighbours({ day }: { day: string }) {
  const today = dayInJapan(new Date());
  const after = addDays(day, 1);
  return (
    <nav aria-label="前後の日" className="flex gap-2 text-14">
      <Link to={`/books/days/${addDays(day, -1)}`} className="inline-flex min-h-11 items-center underline">
        前の日
      </Link>
      {after <= today && (
        <Link to={`/books/days/${after}`} className="inline-flex min-h-11 items-center underline">
          次の日
        </Link>
      )}
    </nav>
  );
}

function Opened({ one, onDone }: { one: OpenedDay; onDone: () => void }) {
  const [asked, setAsked] = useState<"close" | Difference>();
  const mayClose = useRight("money.close");
  const close = () => setAsked(undefined);
  const open = one.differences.filter(({ is_settled }) => !is_settled).length;
  const isClosed = one.parts.length > 0;
  return (
    <div className="flex flex-col gap-8">
      <State one={one} open={open} />
      {mayClose && one.is_over && <FetchReport day={one.day} onDone={onDone} />}
      {mayClose && one.is_over && (!isClosed || one.change.length > 0) && (
        <section aria-label="操作">
          <Button
            variant="primary"
            size={44}
            icon="check"
            disabled={open > 0}
            onClick={() => setAsked("close")}
            aria-describedby={open > 0 ? "open-differences" : undefined}
          >
            {isClosed ? "訂正を加える" : "この日を締める"}
          </Button>
          {open > 0 && (
            <p id="open-differences" className="mt-2 text-12 text-mute">
              確認が済んでいない差異が{open}件あります。差異を確認済みにすると、締められます。
            </p>
          )}
        </section>
      )}
      <Part title="お支払い方法別">
        <SumsTable sums={one.sums} />
      </Part>
      {one.change.length > 0 && (
        <Part title="締めたあとに変わったもの">
          <SumsTable sums={one.change} isChange />
        </Part>
      )}
      <Part title="決済サービスとの差異" aside={<p className="num text-14 text-mute">{one.differences.length}件</p>}>
        <Differences differences={one.differences} {...(mayClose && { onAsk: setAsked })} />
      </Part>
      {isClosed && (
        <Part title="締めの記録">
          <Parts one={one} />
        </Part>
      )}
      {asked === "close" && <CloseDialog one={one} onDone={onDone} onClose={close} />}
      {typeof asked === "object" && <SettleDialog day={one.day} difference={asked} onDone={onDone} onClose={close} />}
    </div>
  );
}

function State({ one, open }: { one: OpenedDay; open: number }) {
  if (!one.is_over) return <Notice tone="info">この日はまだ終わっていません。翌日以降に締められます。</Notice>;
  if (one.parts.length === 0)
    return open > 0 ? null : <Notice tone="info">まだ締めていません。差異はありません。</Notice>;
  if (one.change.length > 0)
    return <Notice tone="warn">締めたあとに変わったものがあります。訂正を加えると、記録に残ります。</Notice>;
  return <Notice tone="ok">締め済みです。締めたときから変わっていません。</Notice>;
}

function Parts({ one: { parts } }: { one: OpenedDay }) {
  return (
    <ol className="divide-y divide-line rounded-card border border-line text-14">
      {parts.map(({ part, change, by, at, note, settled, sha256 }) => (
        <li key={part} className="flex flex-col gap-2 px-4 py-3">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b className="text-deep">{part === 0 ? "締め" : `訂正 ${part}`}</b>
            <span>{by}</span>
            <span className="num text-12 text-mute">{momentOf(at)}</span>
            {settled > 0 && <span className="text-12 text-mute">確認済みの差異 {settled}件</span>}
          </p>
          {note && <p>理由：{note}</p>}
          {change.length > 0 && <SumsTable sums={change} isChange />}
          <p className="break-all font-mono text-12 text-mute">{sha256}</p>
        </li>
      ))}
    </ol>
  );
}
