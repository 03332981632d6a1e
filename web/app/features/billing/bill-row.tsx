import type { WireBill } from "@surimono/contract/billing";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { Link } from "react-router";

type Numbered = Pick<WireBill, "document_id" | "number">;

interface BillRowProps {
  readonly bill: WireBill;
  readonly saveDocument: (document: Numbered) => Promise<void>;
}

const LATE: ReadonlySet<WireBill["state"]> = new Set(["overdue", "short"]);

export function BillRow({ bill, saveDocument }: BillRowProps) {
  const [saving, setSaving] = useState(false);
  const { document_id, number, issued_on, due_on, amount, open, state, state_name, orders } = bill;
  const isLate = LATE.has(state);
  const save = async () => {
    setSaving(true);
    await saveDocument(bill);
    setSaving(false);
  };
  return (
    <li className="grid gap-3 border-line border-b py-5 md:grid-cols-[1fr_auto_auto] md:items-center md:gap-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={`/my-page/documents/${document_id}`}
            className="num inline-flex min-h-11 items-center font-bold text-deep underline"
          >
            {number}
          </Link>
          <Badge>{state_name}</Badge>
        </p>
        <p className="num text-14 text-mute">
          {slashedDay(issued_on)} 発行・ご注文{orders}件
        </p>
        <p className={`num text-14 ${isLate ? "font-bold text-red" : ""}`}>お支払期限 {slashedDay(due_on)}</p>
      </div>
      <dl className="num grid grid-cols-[auto_1fr] gap-x-4 text-14 md:w-56">
        <Sum name="ご請求" amount={amount} />
        {bill.returned > 0 && <Sum name="減額" amount={-bill.returned} />}
        {bill.paid > 0 && <Sum name="ご入金" amount={-bill.paid} />}
        <dt className="font-bold text-deep">お支払い残高</dt>
        <dd className="text-right font-bold text-deep">{formatYen(open)}</dd>
      </dl>
      <Button icon="download" aria-label={`請求書 ${number} をPDFで保存`} pending={saving} onClick={() => void save()}>
        PDF
      </Button>
    </li>
  );
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <>
      <dt className="text-mute">{name}</dt>
      <dd className="text-right">{formatYen(amount)}</dd>
    </>
  );
}
