import type { getBookDay } from "@surimono/contract/books";
import type { AnswerOf } from "@surimono/contract/kernel";
import { DAY_WAYS } from "@surimono/domain/books";
import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { WideTable } from "../../ui/wide-table.tsx";

type Sums = AnswerOf<typeof getBookDay>["sums"];

/** What came and went back, by the way of paying; of a change with its sign. */
export function SumsTable({ sums, isChange = false }: { sums: Sums; isChange?: boolean }) {
  const yen = (amount: number) => (isChange && amount > 0 ? `+ ${formatYen(amount)}` : formatYen(amount));
  return (
    <>
      {!isChange && (
        <p className="mb-2 text-12 text-mute">
          請求書払いは注文した日、銀行入金は銀行の日付で数えます。手数料は、取り込んだレポートにある分です。
        </p>
      )}
      <WideTable
        rows={sums}
        keyOf={({ way }) => way}
        titles={[{ name: "方法", cell: ({ way }) => DAY_WAYS[way] }]}
        columns={[
          { name: "件数", cell: ({ count }) => formatNumber(count) },
          { name: "受け取り", cell: ({ taken }) => yen(taken) },
          {
            name: "返金・取り消し",
            cell: ({ refunds, refunded }) => (
              <>
                {yen(refunded)}
                {refunds > 0 && <span className="ml-1 text-12 text-mute">（{refunds}件）</span>}
              </>
            ),
          },
          {
            name: "差し引き",
            cell: ({ taken, refunded }) => <b className="text-deep">{yen(taken - refunded)}</b>,
          },
          { name: "手数料", cell: ({ fee }) => (fee === null ? "—" : yen(fee)) },
        ]}
      />
    </>
  );
}
