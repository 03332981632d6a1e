import type { getBookDay } from "@surimono/contract/books";
import type { AnswerOf } from "@surimono/contract/kernel";
import { DAY_WAYS } from "@surimono/domain/books";
import { formatNumber, formatYen } from "@surimono/domain/kernel";

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
      <div className="overflow-x-auto">
        <table className="num w-full min-w-[36rem] border-collapse text-14">
          <thead className="border-line border-b text-left text-mute">
            <tr>
              <th className="py-2 font-normal">方法</th>
              <th className="py-2 text-right font-normal">件数</th>
              <th className="py-2 text-right font-normal">受け取り</th>
              <th className="py-2 text-right font-normal">返金・取り消し</th>
              <th className="py-2 text-right font-normal">差し引き</th>
              <th className="py-2 text-right font-normal">手数料</th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ way, count, taken, refunds, refunded, fee }) => (
              <tr key={way} className="border-line border-b">
                <td className="py-2">{DAY_WAYS[way]}</td>
                <td className="py-2 text-right">{formatNumber(count)}</td>
                <td className="py-2 text-right">{yen(taken)}</td>
                <td className="py-2 text-right">
                  {yen(refunded)}
                  {refunds > 0 && <span className="ml-1 text-12 text-mute">（{refunds}件）</span>}
                </td>
                <td className="py-2 text-right font-bold text-deep">{yen(taken - refunded)}</td>
                <td className="py-2 text-right">{fee === null ? "—" : yen(fee)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
