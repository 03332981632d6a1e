import { exportSales, getSales, SALES_BY, type SalesBy } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { addDays, dayInJapan, formatNumber, formatYen, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { controlStyle } from "@surimono/ui/control-style.ts";
import { saveFile } from "@surimono/ui/save-file.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { BarChart } from "../../../ui/bar-chart.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { useFormKey } from "../../../ui/use-form-key.ts";
import { Views } from "../../../ui/views.tsx";

const NAMES: Readonly<Record<SalesBy, string>> = {
  day: "日別",
  item: "商品別",
  print_method: "印刷方法別",
  color: "カラー別",
  payment: "お支払い方法別",
  place: "お届け先別",
};
const VIEWS = SALES_BY.map((id) => ({ id, name: NAMES[id] }));
const SHOWN_BARS = 31;

/** What was ordered, by day or by what it was: a picture, a table and a CSV. */
export function SalesScreen() {
  const [query, setQuery] = useSearchParams();
  const today = dayInJapan(new Date());
  const by = SALES_BY.find((one) => one === query.get("view")) ?? "day";
  const days = { from: query.get("from") ?? addDays(today, -29), until: query.get("until") ?? today };
  const wish = { ...days, by };
  const sales = useQuery({ queryKey: ["sales", wish], queryFn: async () => orThrow(await call(getSales, wish)) });
  const form = useFormKey(query.toString());
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const asked = { view: by, from: String(typed.get("from")), until: String(typed.get("until")) };
    form.keep(new URLSearchParams(asked).toString());
    setQuery(asked);
  };
  const save = async () => {
    try {
      saveFile(orThrow(await call(exportSales, wish)), `sales-${by}-${days.from}-${days.until}.csv`);
    } catch (error) {
      showToast((error as Error).message, { tone: "error" });
    }
  };
  return (
    <>
      <ScreenHeading
        title="売上"
        aside={
          <Button size={44} icon="download" onClick={() => void save()}>
            CSV
          </Button>
        }
      />
      <Views label="売上の見かた" path="/sales" views={VIEWS} current={by} given={days} />
      <form key={form.key} onSubmit={change} className="mt-4 flex flex-wrap items-end gap-3">
        {(["from", "until"] as const).map((name) => (
          <label key={name} className="text-12">
            注文日（{name === "from" ? "この日から" : "この日まで"}）
            <input
              name={name}
              type="date"
              required
              defaultValue={days[name]}
              className={`mt-1 block h-11 ${controlStyle}`}
            />
          </label>
        ))}
        <Button type="submit" size={44}>
          表示する
        </Button>
      </form>
      <div className="mt-6">
        <Fetched query={sales}>{(answer) => <Sales answer={answer} by={by} days={days} />}</Fetched>
      </div>
    </>
  );
}

interface SalesProps {
  answer: AnswerOf<typeof getSales>;
  by: SalesBy;
  days: { readonly from: string; readonly until: string };
}

function Sales({ answer, by, days }: SalesProps) {
  const { rows, orders, pieces, total } = answer;
  if (rows.length === 0)
    return <p className="rounded-card border border-line p-6 text-center text-mute">この期間のご注文はありません。</p>;
  const nameOf = (name: string) => (by === "day" ? slashedDay(name) : name || "—");
  const shortOf = (name: string) => (by === "day" ? slashedDay(name).slice(5) : name || "—");
  const bars = (by === "day" ? everyDay(rows, days) : rows.slice(0, SHOWN_BARS)).map(({ name, total: value }) => ({
    name: shortOf(name),
    value,
  }));
  // One order has several goods, and would be counted several times.
  const byGoods = by === "item" || by === "print_method" || by === "color";
  const best = rows.reduce((one, other) => (other.total > one.total ? other : one));
  return (
    <div className="flex flex-col gap-6">
      <BarChart
        label={`${NAMES[by]}の受注額。合計 ${formatYen(total)}、いちばん多いのは ${nameOf(best.name)} の ${formatYen(best.total)}。数字は下の表にあります。`}
        bars={bars}
        format={formatYen}
      />
      <table className="num w-full border-collapse text-14">
        <caption className="pb-2 text-left text-12 text-mute">
          取り消しを除き、税込、返金前。商品・印刷方法・カラー別は、値引き後の商品代で、送料を含みません。
        </caption>
        <thead className="border-line border-b text-left text-mute">
          <tr>
            <th className="py-2 font-normal">{NAMES[by].replace("別", "")}</th>
            <th className="py-2 text-right font-normal">注文</th>
            <th className="py-2 text-right font-normal">点数</th>
            <th className="py-2 text-right font-normal">受注額</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-line border-b">
              <td className="py-2">{nameOf(row.name)}</td>
              <td className="py-2 text-right">{formatNumber(row.orders)}</td>
              <td className="py-2 text-right">{formatNumber(row.pieces)}</td>
              <td className="py-2 text-right">{formatYen(row.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold text-deep">
            <td className="py-2">合計</td>
            <td className="py-2 text-right">{byGoods ? "—" : formatNumber(orders)}</td>
            <td className="py-2 text-right">{formatNumber(pieces)}</td>
            <td className="py-2 text-right">{formatYen(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A day without orders has its place too. */
function everyDay(rows: AnswerOf<typeof getSales>["rows"], { from, until }: SalesProps["days"]) {
  const known = new Map(rows.map((row) => [row.name, row]));
  const days: { name: string; total: number }[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push({ name: day, total: known.get(day)?.total ?? 0 });
  return days;
}
