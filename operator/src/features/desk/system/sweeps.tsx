import { formatNumber } from "@surimono/domain/kernel";
import { Part } from "../../../ui/facts.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { WideTable } from "../../../ui/wide-table.tsx";
import { KEPT_NAMES } from "./kept-names.ts";
import type { System } from "./system-query.ts";

type Sweep = System["sweeps"][number];
type Kept = Sweep["keeps"][number];
type Row = Omit<Sweep, "keeps"> & Kept & { readonly isFirst: boolean };

/** What goes by itself, when, and how the last time went. One job may remove several things: its run stands at the first. */
export function Sweeps({ system }: { system: System }) {
  const rows = system.sweeps.flatMap(({ keeps, ...sweep }) =>
    keeps.map((kept, at): Row => ({ ...sweep, ...kept, isFirst: at === 0 })),
  );
  return (
    <Part title="保存期間と自動の消去">
      <p className="mb-3 text-14 text-mute">
        期間を過ぎたものは、毎日か毎時、自動で消えます。会員の情報は退会したときに消えます。
      </p>
      <WideTable
        rows={rows}
        keyOf={({ name }) => name}
        titles={[{ name: "消すもの", cell: ({ name }) => KEPT_NAMES[name] ?? name }]}
        columns={COLUMNS}
      />
    </Part>
  );
}

const COLUMNS = [
  { name: "残す期間", cell: ({ term }: Row) => wordOfTerm(term) },
  { name: "消す時刻", cell: timeOf },
  { name: "最後の実行", cell: lastRunOf },
  { name: "消した件数", cell: goneOf },
];

const WORDS = { expires: "有効期限まで", law: "法律の7年", owner: "注文とともに" } as const;
const UNITS = { hours: "時間", days: "日", months: "か月" } as const;

function wordOfTerm({ unit, count }: Kept["term"]): string {
  return unit in WORDS
    ? WORDS[unit as keyof typeof WORDS]
    : `${formatNumber(count)}${UNITS[unit as keyof typeof UNITS]}`;
}

function timeOf({ hour, minute }: Row): string {
  const minutes = String(minute).padStart(2, "0");
  return hour === null ? `毎時${minutes}分` : `${hour}:${minutes}`;
}

function lastRunOf({ ran_at: at, is_late: isLate }: Row) {
  if (!at) return "まだ";
  return isLate ? <b className="text-red-text">{momentOf(at)}（遅れ）</b> : momentOf(at);
}

function goneOf({ ran_at: at, gone, isFirst }: Row): string {
  if (!at || gone === null) return "—";
  return isFirst ? `${formatNumber(gone)}件` : "上と合わせて";
}
