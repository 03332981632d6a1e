import { BILL_VIEWS, listDeskBills } from "@surimono/contract/desk";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { Endless } from "../../../ui/endless.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { SearchLine } from "../../../ui/search-line.tsx";
import { Views } from "../../../ui/views.tsx";
import { BillBadge } from "./bill-badge.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

const VIEW_NAMES: Readonly<Record<(typeof BILL_VIEWS)[number], string>> = {
  open: "未入金",
  overdue: "期限切れ",
  over: "過入金",
  paid: "入金済み",
  all: "すべて",
};
const VIEWS = BILL_VIEWS.map((id) => ({ id, name: VIEW_NAMES[id] }));

/** What businesses owe; view and words are in the address. */
export function BillsScreen() {
  const [query, setQuery] = useSearchParams();
  const queryClient = useQueryClient();
  const mayRecord = useRight("money.record");
  const [isReturning, setReturning] = useState(false);
  const view = BILL_VIEWS.find((one) => one === query.get("view")) ?? "open";
  const text = query.get("text") ?? "";
  const given: Record<string, string> = text ? { text } : {};
  const asked = infiniteQueryOptions({
    queryKey: ["bills", view, text],
    initialPageParam: "",
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listDeskBills, { view, ...given, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const bills = useInfiniteQuery({ ...asked, select: ({ pages }) => pages.flatMap((page) => page.bills) });
  const { data: sums } = useInfiniteQuery({ ...asked, select: ({ pages }) => pages[0] });
  return (
    <>
      <ScreenHeading
        title="請求書"
        aside={
          <div className="flex flex-wrap items-center gap-3">
            {sums && (
              <p className="num text-14">
                未入金の合計 <b className="text-deep">{formatYen(sums.open)}</b>
                {sums.kept > 0 && <span className="ml-3">お預かり {formatYen(sums.kept)}</span>}
              </p>
            )}
            {mayRecord && (
              <Button size={44} onClick={() => setReturning(true)}>
                注文を減額
              </Button>
            )}
          </div>
        }
      />
      <Views label="請求書の見かた" path="/bills" views={VIEWS} current={view} given={given} />
      <SearchLine
        label="請求書番号、注文番号、法人名、メール、振込人（カナ）"
        text={text}
        onSearch={(typed) => setQuery(typed ? { view, text: typed } : { view })}
      />
      {sums?.has_more_businesses && (
        <Notice tone="warn">
          当てはまる法人が200社を超えるため、新しい200社の請求書だけを表示しています。名前を続けて入力してください。
        </Notice>
      )}
      <Endless query={bills} empty="当てはまる請求書はありません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {rows.map((bill) => (
              <li key={bill.number}>
                <Link
                  to={`/bills/${bill.number}`}
                  className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-paper md:grid-cols-[9rem_minmax(0,1fr)_8rem_8rem_9rem]"
                >
                  <span className="num font-bold text-deep">{bill.number}</span>
                  <span className="col-start-1 row-start-2 truncate md:col-start-auto md:row-start-auto">
                    {bill.partner}
                  </span>
                  <span className="justify-self-end">
                    <BillBadge bill={bill} />
                  </span>
                  <span className="num col-start-1 text-12 text-mute md:col-start-auto md:text-right">
                    {slashedDay(bill.due_on)} 期限
                  </span>
                  <span className="num col-start-2 row-start-2 text-right font-bold text-deep md:col-start-auto md:row-start-auto">
                    {formatYen(bill.open || bill.amount)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Endless>
      {isReturning && (
        <ReturnDialog
          onDone={() => {
            showToast("減額しました。", { tone: "success" });
            void queryClient.invalidateQueries({ queryKey: ["bills"] });
          }}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  );
}
