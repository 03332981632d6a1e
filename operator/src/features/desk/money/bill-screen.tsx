import { getDeskBill, getDeskBillDocument } from "@surimono/contract/desk";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Facts, Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { BillBadge } from "./bill-badge.tsx";
import {
  type BillEntry,
  type OpenedBill,
  PaymentDialog,
  type RepaidEntry,
  UndoDialog,
  UndoRepaidDialog,
} from "./bill-dialogs.tsx";
import { BillEntries } from "./bill-entries.tsx";
import { RepaidEntries } from "./repaid-entries.tsx";
import { RepayDialog } from "./repay-dialog.tsx";
import { ReturnDialog } from "./return-dialog.tsx";

/** One bill: what it asks, what came, and what is kept of its business. */
export function BillScreen() {
  const { number = "" } = useParams();
  const queryClient = useQueryClient();
  const found = useQuery({
    queryKey: ["bill", number],
    queryFn: async () => orThrow(await call(getDeskBill, { number })),
  });
  const refresh = () => {
    showToast("記録しました。", { tone: "success" });
    void queryClient.invalidateQueries({ queryKey: ["bills"] });
    void found.refetch();
  };
  return (
    <>
      <BackLink to="/bills">請求書の一覧</BackLink>
      <ScreenHeading title={`請求書 ${number}`} />
      <Fetched query={found} rows={8}>
        {(one) => <Opened one={one} onDone={refresh} />}
      </Fetched>
    </>
  );
}

function Opened({ one, onDone }: { one: OpenedBill; onDone: () => void }) {
  const [asked, setAsked] = useState<
    "pay" | "repay" | { readonly order: string } | { readonly repaid: RepaidEntry } | BillEntry
  >();
  const mayRecord = useRight("money.record");
  const maySeeMembers = useRight("members.see");
  const { bill, account } = one;
  const close = () => setAsked(undefined);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="flex min-w-0 flex-col gap-6">
        <div>
          <BillBadge bill={bill} />
        </div>
        {mayRecord && (
          <section aria-label="操作" className="flex flex-wrap gap-2">
            <Button
              variant={bill.open > 0 ? "primary" : "outline"}
              size={44}
              icon="plus"
              onClick={() => setAsked("pay")}
            >
              入金を記録
            </Button>
            {account.kept > 0 && (
              <Button size={44} onClick={() => setAsked("repay")}>
                お預かり金を返した
              </Button>
            )}
          </section>
        )}
        <Part title="請求">
          <Facts
            facts={[
              [
                "請求先",
                maySeeMembers ? (
                  <Link key="member" to={`/members/${bill.member_id}`} className="underline">
                    {bill.partner}
                  </Link>
                ) : (
                  bill.partner
                ),
              ],
              ["発行日", slashedDay(bill.issued_on)],
              ["お支払期限", slashedDay(bill.due_on)],
              ["請求額", formatYen(bill.amount)],
              ["返品・値引き", bill.returned > 0 ? `−${formatYen(bill.returned)}` : null],
              ["入金", formatYen(bill.paid)],
              ["未入金", <b key="open">{formatYen(bill.open)}</b>],
            ]}
          />
        </Part>
        <Papers one={one} />
        <Orders orders={one.orders} {...(mayRecord && { onReturn: (order) => setAsked({ order }) })} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Part title="この法人の全体">
          <Facts
            facts={[
              ["未入金の合計", formatYen(account.open)],
              ["お預かり", formatYen(account.kept)],
              ["与信の上限", formatYen(account.limit)],
            ]}
          />
          <RepaidEntries repaid={account.repaid} onUndo={(repaid) => setAsked({ repaid })} />
        </Part>
        <BillEntries entries={one.entries} onUndo={setAsked} />
      </div>
      {asked === "pay" && <PaymentDialog one={one} onDone={onDone} onClose={close} />}
      {asked === "repay" && <RepayDialog one={one} onDone={onDone} onClose={close} />}
      {typeof asked === "object" && "order" in asked && (
        <ReturnDialog number={asked.order} onDone={onDone} onClose={close} />
      )}
      {typeof asked === "object" && "repaid" in asked && (
        <UndoRepaidDialog one={one} entry={asked.repaid} onDone={onDone} onClose={close} />
      )}
      {typeof asked === "object" && "entry_id" in asked && (
        <UndoDialog one={one} entry={asked} onDone={onDone} onClose={close} />
      )}
    </div>
  );
}

function Papers({ one: { bill, copies } }: { one: OpenedBill }) {
  const maySee = useRight("documents.see");
  if (!maySee) return null;
  return (
    <Part title="書類">
      <ul className="text-14">
        {[bill.number, ...copies].map((number, place) => (
          <li key={number}>
            <a
              href={`${getDeskBillDocument.path}?${new URLSearchParams({ number })}`}
              target="_blank"
              rel="noreferrer"
              className="num inline-flex min-h-11 items-center text-red-text underline"
            >
              請求書{place > 0 && "（再発行）"} {number}（PDF）
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Orders({ orders, onReturn }: Pick<OpenedBill, "orders"> & { onReturn?: (order: string) => void }) {
  return (
    <Part title="ご注文" aside={<p className="num text-14 text-mute">{orders.length}件</p>}>
      <ul className="divide-y divide-line rounded-card border border-line">
        {orders.map(({ order_number, amount }) => (
          <li key={order_number} className="flex items-center">
            <Link
              to={`/orders/${order_number}`}
              className="num flex min-h-11 flex-1 items-center justify-between gap-4 px-4 py-2 text-14 hover:bg-paper"
            >
              <span className="font-bold text-deep">{order_number}</span>
              <span>{formatYen(amount)}</span>
            </Link>
            {onReturn && (
              <Button size={44} variant="quiet" onClick={() => onReturn(order_number)}>
                減額
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
