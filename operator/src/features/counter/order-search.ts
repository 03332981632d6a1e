import { ORDER_FILTER_NAMES, ORDER_VIEWS } from "@surimono/contract/counter";

export type OrderView = (typeof ORDER_VIEWS)[number];

export const VIEW_NAMES: Readonly<Record<OrderView, string>> = {
  to_print: "印刷待ち",
  printing: "印刷中",
  to_ship: "発送待ち",
  late: "遅れ",
  due_today: "今日発送",
  held: "保留",
  all: "すべて",
  paying: "入金待ち",
  refunding: "返金",
  shipped: "発送済み",
  cancelled: "キャンセル",
};

/** What can be shown of an order beside its number, in the order of the columns. */
export const ORDER_COLUMNS = {
  receiver: { name: "お届け先", width: "minmax(8rem, 2fr)" },
  state: { name: "状態", width: "minmax(9rem, 1.5fr)" },
  placed: { name: "注文日時", width: "8rem" },
  dispatch: { name: "発送予定", width: "6.5rem" },
  method: { name: "お支払い方法", width: "8rem" },
  payment: { name: "支払い", width: "6.5rem" },
  quantity: { name: "点数", width: "4rem" },
  total: { name: "合計", width: "6.5rem" },
} as const;
export type OrderColumn = keyof typeof ORDER_COLUMNS;
const ALL = Object.keys(ORDER_COLUMNS) as OrderColumn[];
const USUAL: readonly OrderColumn[] = ["receiver", "state", "placed", "dispatch", "payment", "total"];

export interface OrderSearch {
  readonly view: OrderView;
  /** The other filters that are set, by the names of the call. */
  readonly given: Readonly<Record<string, string>>;
  readonly columns: readonly OrderColumn[];
}

/** All of a list is in the address, so that it can be kept, sent and gone back to. */
export function readSearch(query: URLSearchParams): OrderSearch {
  const names = ORDER_FILTER_NAMES.filter((name) => name !== "view" && query.get(name));
  const columns = ALL.filter((column) => query.get("columns")?.split(",").includes(column));
  return {
    view: ORDER_VIEWS.find((one) => one === query.get("view")) ?? "all",
    given: Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""])),
    columns: columns.length > 0 ? columns : USUAL,
  };
}

export function writeSearch({ view, given, columns }: OrderSearch): URLSearchParams {
  const isUsual = columns.length === USUAL.length && USUAL.every((column) => columns.includes(column));
  return new URLSearchParams({
    ...(view !== "all" && { view }),
    ...given,
    ...(!isUsual && { columns: ALL.filter((column) => columns.includes(column)).join(",") }),
  });
}
