import { COURIERS } from "@surimono/domain/delivery";
import { dayInJapan, slashedDay, timeInJapan } from "@surimono/domain/kernel";
import { ORDER_STATE_NAMES, orderNumber } from "@surimono/domain/orders";
import { PAYMENT_METHODS } from "@surimono/domain/payments";
import { csvLines, csvOf } from "../../platform/csv/index.ts";
import type { FileAnswer, Shop } from "../../platform/http/index.ts";
import { type CounterRow, type ListedParcel, listForCounter, listParcelsOf, placeOfRow } from "../orders/index.ts";
import { isClosed } from "./is-closed.ts";
import { filterOf, type OrderSearch, sortOf } from "./list-orders.ts";
import { maskEmail, maskName } from "./mask.ts";

/** Rows that are in memory at once. */
const PAGE = 500;

const COLUMNS =
  "注文番号 注文日時 発送予定日 注文 支払い 工房 保留 お支払い方法 合計（税込） 点数 メール 小包 会社名 お届け先の姓 お届け先の名 郵便番号 都道府県 市区町村 番地 建物 部屋 電話 配送会社 お問い合わせ番号 発送日時".split(
    " ",
  );

/** Written as it is read, a page at a time: as many orders as there are, and no more memory than for a page. */
export function exportOrders(
  { database: { db }, now }: Pick<Shop, "database" | "now">,
  search: OrderSearch,
  { maySeePeople }: { readonly maySeePeople: boolean },
): FileAnswer {
  const sort = sortOf(search);
  const filter = filterOf(search, now());
  async function* written() {
    yield Buffer.from(csvOf([COLUMNS]));
    let after: string | undefined;
    do {
      const rows = await listForCounter(db, filter, { sort, after, limit: PAGE });
      const parcels = await listParcelsOf(db, rows);
      yield Buffer.from(csvLines(rows.flatMap((row) => linesOf(row, parcels.get(row.id) ?? [], maySeePeople))));
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      after = last && placeOfRow(last, sort);
    } while (after !== undefined);
  }
  const day = dayInJapan(now()).replaceAll("-", "");
  return { stream: written(), contentType: "text/csv; charset=utf-8", fileName: `orders-${day}.csv` };
}

const momentOf = (moment: Date | null): string =>
  moment ? `${slashedDay(dayInJapan(moment))} ${timeInJapan(moment)}` : "";

function linesOf(row: CounterRow, parcels: readonly ListedParcel[], maySeePeople: boolean): (string | number)[][] {
  const isOpen = maySeePeople && !isClosed(row);
  const order = [
    orderNumber(row.sequence),
    momentOf(row.placedAt),
    slashedDay(row.dispatchBy),
    ORDER_STATE_NAMES.lifecycle[row.lifecycle],
    ORDER_STATE_NAMES.payment[row.payment],
    ORDER_STATE_NAMES.fulfilment[row.fulfilment],
    row.isHeld ? "保留" : "",
    PAYMENT_METHODS[row.method].name,
    row.total,
    row.quantity,
    isOpen ? row.email : maskEmail(row.email),
  ];
  if (parcels.length === 0) return [[...order, ...Array<string>(COLUMNS.length - order.length).fill("")]];
  return parcels.map((parcel) => [...order, ...parcelCells(parcel, isOpen)]);
}

function parcelCells(parcel: ListedParcel, isOpen: boolean): (string | number)[] {
  const shown = (text: string) => (isOpen || text === "" ? text : "＊＊＊");
  return [
    parcel.position + 1,
    isOpen ? parcel.companyName : maskName(parcel.companyName, ""),
    isOpen ? parcel.lastName : maskName(parcel.lastName, ""),
    isOpen ? parcel.firstName : maskName("", parcel.firstName),
    isOpen ? parcel.postalCode : parcel.postalCode.slice(0, 3),
    parcel.prefecture,
    parcel.city,
    shown(parcel.street),
    shown(parcel.building),
    shown(parcel.room),
    shown(parcel.phone),
    parcel.courier ? COURIERS[parcel.courier].name : "",
    parcel.trackingNumber ?? "",
    momentOf(parcel.shippedAt),
  ];
}
