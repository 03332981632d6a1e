import { formatYen } from "@surimono/domain/kernel";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import type { Choices } from "./goods-query.ts";
import type { Table } from "./prices-in.ts";
import { TAG_NAMES } from "./tag-names.ts";

interface PriceTableProps {
  table: Table;
  /** As it is sold. */
  before: Table | undefined;
  choices: Choices | undefined;
  onEdit: (() => void) | undefined;
}

const KEY_NAMES: Readonly<Record<string, string>> = { name: "名前", number: "番号" };

export const feeName = (key: string) => KEY_NAMES[key] ?? `${key}点から`;

/** What it is for, in words; several may say the same of different items. */
export function tableTitle(table: Table, choices: Choices | undefined): string {
  if (table.step !== undefined) return TAG_NAMES[table.step] ?? table.name;
  const method = choices?.methods.find(({ id }) => id === table.methodId)?.name;
  const places = table.places.map((id) => choices?.places.find((place) => place.id === id)?.name ?? id).join("、");
  return [method, places].filter(Boolean).join("／") || "1着に1つ";
}

/** One table, with what the draft changes of it. */
export function PriceTable({ table, before, choices, onEdit }: PriceTableProps) {
  const was = new Map(before?.fees ?? []);
  const title = tableTitle(table, choices);
  return (
    <article aria-label={`${title}（${table.name}）`} className="h-full rounded-card border border-line p-4 text-14">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="font-bold text-deep">{title}</h2>
          <p className="break-all text-12 text-mute">{table.name}</p>
        </div>
        {onEdit && (
          <IconButton
            icon="pencil"
            label={`${title}（${table.name}）を直す`}
            onClick={onEdit}
            className="-mt-2 -mr-2"
          />
        )}
      </div>
      <dl className="num mt-2 grid grid-cols-[auto_1fr] gap-x-4">
        {table.fees.map(([key, yen]) => {
          const old = was.get(key);
          return (
            <div key={key} className="contents">
              <dt className="text-mute">{feeName(key)}</dt>
              <dd className="text-right">
                {old !== undefined && old !== yen && <s className="mr-2 text-mute">{formatYen(old)}</s>}
                <span className={old === yen ? "" : "font-bold text-red-text"}>{formatYen(yen)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </article>
  );
}
