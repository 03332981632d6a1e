import type { listCounterOrders } from "@surimono/contract/counter";
import type { AnswerOf } from "@surimono/contract/kernel";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { CheckSquare } from "@surimono/ui/checkbox.tsx";
import { classNames } from "@surimono/ui/class-names.ts";
import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { momentOf } from "../../ui/moment.ts";
import { ORDER_COLUMNS, type OrderColumn } from "./order-search.ts";
import { stateName } from "./words.ts";

export type OrderRow = AnswerOf<typeof listCounterOrders>["orders"][number];

const CELLS: Readonly<Record<OrderColumn, (row: OrderRow) => ReactNode>> = {
  receiver: (row) => (
    <>
      {row.receiver} <span className="text-mute">{row.prefecture}</span>
    </>
  ),
  state: (row) => (
    <span className="flex flex-wrap gap-1">
      <Badge>{row.lifecycle === "cancelled" ? stateName("cancelled") : stateName(row.fulfilment)}</Badge>
      {row.is_held && <Badge tone="warn">保留</Badge>}
      {row.parcels > 1 && (
        <Badge>
          小包 {row.parcels_shipped}/{row.parcels}
        </Badge>
      )}
    </span>
  ),
  placed: (row) => (
    <>
      <span className="text-12 text-mute md:hidden">注文 </span>
      {momentOf(row.placed_at)}
    </>
  ),
  dispatch: (row) => (
    <>
      {/* A card has no heads above its columns. */}
      <span className="text-12 text-mute md:hidden">発送予定 </span>
      {slashedDay(row.dispatch_by)}
    </>
  ),
  method: (row) => row.payment_type_name,
  payment: (row) => stateName(row.payment),
  quantity: (row) => `${row.quantity}点`,
  total: (row) => <span className="font-bold text-deep">{formatYen(row.total)}</span>,
};

interface OrderRowsProps {
  rows: readonly OrderRow[];
  columns: readonly OrderColumn[];
  /** Numbers of the orders that are marked; undefined where nothing can be done with them. */
  marked: ReadonlySet<string> | undefined;
  onMark: (numbers: readonly string[], isMarked: boolean) => void;
}

/** Amounts stand below each other by their last digit. */
const AT_RIGHT: readonly OrderColumn[] = ["quantity", "total"];
const placeOf = (column: OrderColumn) => (AT_RIGHT.includes(column) ? "md:text-right" : undefined);

/** A line for each order: a table on a wide window, a card on a phone. */
export function OrderRows({ rows, columns, marked, onMark }: OrderRowsProps) {
  if (rows.length === 0)
    return <p className="rounded-card border border-line p-6 text-center text-mute">当てはまる注文はありません。</p>;
  const widths = ["8.5rem", ...columns.map((column) => ORDER_COLUMNS[column].width)].join(" ");
  const grid = { "--columns": widths } as CSSProperties;
  const numbers = rows.map(({ order_number }) => order_number);
  return (
    <div className="overflow-x-auto rounded-card border border-line" style={grid}>
      <div className="flex min-h-11 items-center border-line border-b bg-paper text-12 text-mute">
        {marked && (
          <Mark
            label="表示中の注文をすべて選ぶ"
            isMarked={numbers.every((number) => marked.has(number))}
            onMark={(is) => onMark(numbers, is)}
          />
        )}
        <span className="md:hidden">すべて選ぶ</span>
        <div className="grid min-w-0 flex-1 gap-x-3 px-3 [grid-template-columns:var(--columns)] max-md:hidden">
          <span>番号</span>
          {columns.map((column) => (
            <span key={column} className={placeOf(column)}>
              {ORDER_COLUMNS[column].name}
            </span>
          ))}
        </div>
      </div>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.order_number} className="flex items-stretch hover:bg-paper">
            {marked && (
              <Mark
                label={`${row.order_number} を選ぶ`}
                isMarked={marked.has(row.order_number)}
                onMark={(is) => onMark([row.order_number], is)}
              />
            )}
            <Link
              to={`/orders/${row.order_number}`}
              data-row={row.order_number}
              className="num flex min-h-12 min-w-0 flex-1 items-center gap-x-3 gap-y-1 px-3 py-2 text-14 max-md:flex-wrap md:grid md:[grid-template-columns:var(--columns)]"
            >
              <span className="font-bold text-deep max-md:w-full">{row.order_number}</span>
              {columns.map((column) => (
                <span key={column} className={classNames("min-w-0 truncate", placeOf(column))}>
                  {CELLS[column](row)}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MarkProps {
  label: string;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
}

function Mark({ label, isMarked, onMark }: MarkProps) {
  return (
    <label className="group flex w-11 shrink-0 cursor-pointer items-center justify-center">
      <span className="sr-only">{label}</span>
      <CheckSquare checked={isMarked} onChange={(event) => onMark(event.currentTarget.checked)} />
    </label>
  );
}
