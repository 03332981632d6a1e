import { listBookDays } from "@surimono/contract/books";
import { addDays, dayInJapan, formatYen, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { CloseDaysDialog } from "./close-days-dialog.tsx";
import { ReportUpload } from "./report-upload.tsx";

/** The days of a month, and which of them are closed. */
export function DaysScreen() {
  const [query] = useSearchParams();
  const mayClose = useRight("money.close");
  const thisMonth = dayInJapan(new Date()).slice(0, 7);
  const asked = query.get("month") ?? "";
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : thisMonth;
  const days = useQuery({
    queryKey: ["book-days", month],
    queryFn: async () => orThrow(await call(listBookDays, { month })).days,
  });
  const [isClosing, setClosing] = useState(false);
  const open = days.data?.flatMap(({ day, closed }) => (closed ? [] : [day])).toReversed() ?? [];
  const before = addDays(`${month}-01`, -1).slice(0, 7);
  const after = addDays(`${month}-28`, 4).slice(0, 7);
  return (
    <>
      <ScreenHeading title="日次の締め" />
      {mayClose && <ReportUpload />}
      <nav aria-label="月" className="mt-5 flex flex-wrap items-center gap-2">
        <MonthLink month={before}>前の月</MonthLink>
        <p className="num font-bold text-16 text-deep">
          {Number(month.slice(0, 4))}年{Number(month.slice(5))}月
        </p>
        {month < thisMonth && <MonthLink month={after}>次の月</MonthLink>}
        {mayClose && open.length > 1 && (
          <Button size={44} className="ml-auto" onClick={() => setClosing(true)}>
            未締めの{open.length}日をまとめて締める
          </Button>
        )}
      </nav>
      <div className="mt-3">
        <Fetched query={days} rows={8}>
          {(rows) =>
            rows.length === 0 ? (
              <p className="rounded-card border border-line p-6 text-center text-mute">
                この月には、まだ終わった日がありません。
              </p>
            ) : (
              <ul className="divide-y divide-line rounded-card border border-line">
                {rows.map(({ day, closed }) => (
                  <li key={day}>
                    <Link
                      to={`/books/days/${day}`}
                      className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-paper md:grid-cols-[8rem_8rem_minmax(0,1fr)_10rem]"
                    >
                      <span className="num font-bold text-deep">{slashedDay(day)}</span>
                      <span className="justify-self-end md:justify-self-start">
                        <Badge tone={closed ? "ok" : "warn"} icon={closed ? "check" : "warning"}>
                          {closed ? "締め済み" : "未締め"}
                        </Badge>
                      </span>
                      <span className="num text-12 text-mute">
                        {closed && `${closed.by} ${momentOf(closed.at)}`}
                        {closed && closed.corrections > 0 && `（訂正${closed.corrections}回）`}
                      </span>
                      <span className="num text-right font-bold text-deep">{closed && formatYen(closed.taken)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )
          }
        </Fetched>
      </div>
      {isClosing && (
        <CloseDaysDialog days={open} onDone={() => void days.refetch()} onClose={() => setClosing(false)} />
      )}
    </>
  );
}

function MonthLink({ month, children }: { month: string; children: string }) {
  return (
    <Link
      to={`/books?month=${month}`}
      className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-14 hover:border-deep"
    >
      {children}
    </Link>
  );
}
