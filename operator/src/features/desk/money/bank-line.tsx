import type { listBankLines } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { Link } from "react-router";
import { useRight } from "../../../session/use-operator.ts";

export type BankLine = AnswerOf<typeof listBankLines>["lines"][number];

const REASONS: Readonly<Record<BankLine["proposals"][number]["reasons"][number], string>> = {
  number: "番号",
  amount: "金額",
  total: "未入金の合計",
  name: "振込人",
};

/** What can be decided about a line. */
export type BankDeed =
  | { readonly what: "match"; readonly number?: string }
  | { readonly what: "aside" | "take-up" | "undo" };

interface BankLineProps {
  line: BankLine;
  isAside: boolean;
  onAsk: (deed: BankDeed) => void;
}

export function BankLineRow({ line, isAside, onAsk }: BankLineProps) {
  const mayRecord = useRight("money.record");
  const isMatched = line.matches.length > 0;
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-14">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="num text-mute">{slashedDay(line.day)}</span>
        <span className="min-w-0 break-words font-bold text-deep">{line.payer || "（振込人なし）"}</span>
        {line.is_cancelled && (
          <Badge tone="warn" icon="warning">
            銀行が取り消し
          </Badge>
        )}
        <span className="num ml-auto font-bold text-deep">{formatYen(line.amount)}</span>
      </div>
      {line.rest > 0 && line.rest < line.amount && (
        <p className="num text-12 text-mute">残り {formatYen(line.rest)} は、まだどの請求書にもあてていません。</p>
      )}
      {line.has_twin && (
        <p className="text-12 text-warn">
          同じ日・金額の明細が、別の種類のファイルから取り込まれています。同じご入金でないか、お確かめください。
        </p>
      )}
      {line.note && <p className="text-12 text-mute">{line.note}</p>}
      {line.matches.map(({ entry_id, number, partner, amount }) => (
        <p key={entry_id} className="flex flex-wrap items-center gap-x-3">
          <Link to={`/bills/${number}`} className="num inline-flex min-h-11 items-center underline">
            {number}
          </Link>
          <span className="min-w-0 break-words">{partner}</span>
          <span className="num ml-auto">{formatYen(amount)}</span>
        </p>
      ))}
      {line.proposals.map((bill) => (
        <div key={bill.number} className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-ctl bg-paper px-3 py-1">
          <Link to={`/bills/${bill.number}`} className="num inline-flex min-h-11 items-center underline">
            {bill.number}
          </Link>
          <span className="min-w-0 break-words">{bill.partner}</span>
          <span className="num text-12">未入金 {formatYen(bill.open)}</span>
          <span className="text-12 text-mute">{bill.reasons.map((reason) => REASONS[reason]).join("・")}が一致</span>
          {mayRecord && (
            <span className="ml-auto">
              <Button size={44} icon="check" onClick={() => onAsk({ what: "match", number: bill.number })}>
                これにあてる
              </Button>
            </span>
          )}
        </div>
      ))}
      {mayRecord && (
        <div className="flex flex-wrap gap-2">
          {isMatched ? (
            <Button size={44} onClick={() => onAsk({ what: "undo" })}>
              取り消す
            </Button>
          ) : isAside ? (
            <Button size={44} onClick={() => onAsk({ what: "take-up" })}>
              照合待ちに戻す
            </Button>
          ) : (
            <>
              {!line.is_cancelled && (
                <Button size={44} onClick={() => onAsk({ what: "match" })}>
                  請求書を入力
                </Button>
              )}
              <Button size={44} onClick={() => onAsk({ what: "aside" })}>
                請求書の入金ではない
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
