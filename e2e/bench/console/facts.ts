import { batchCode, courierReference, unitCode } from "@surimono/domain/floor";
import { orderNumber } from "@surimono/domain/orders";
import type { Query } from "./fill-table.ts";

/** Names of things that are there, for the questions that name one. */
export type Facts = Awaited<ReturnType<typeof readFacts>>;

const FAR = 600_000;

export async function readFacts(query: Query, orders: number) {
  const far = Math.min(FAR, Math.floor(orders * 0.6));
  const text = async (sql: string) =>
    String((await query<{ value: unknown }>(`select (${sql})::text as value`))[0]?.value ?? "");
  const day = (ago: string) => text(`((now() - interval '${ago}') at time zone 'Asia/Tokyo')::date`);
  const iso = `to_char(%s at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const order = (i: number, what: string) => text(`select ${what} from bench.placed o where i = ${i}`);
  const number = orderNumber(1000 + far);
  const packed = orderNumber(1000 + 2500);
  return {
    day: await day("0 days"),
    dayBefore: await day("1 day"),
    dayWeekAgo: await day("7 days"),
    dayMonthAgo: await day("30 days"),
    dayYearAgo: await day("364 days"),
    dueDay: await text("select min(dispatch_by) from orders where fulfilment = 'waiting'"),
    orderNumber: number,
    openOrder: orderNumber(1000 + 1500),
    // Every seventh of them is paid by invoice.
    invoicedOrder: orderNumber(1000 + 7 * 600),
    parcelCode: courierReference({ number: packed, parcel: 1 }),
    orderFarDown: await order(far, `${iso.replace("%s", "at")} || '_' || id`),
    email: `${await order(far, "user_id")}@example.jp`,
    memberId: await order(far, "user_id"),
    memberFarDown: await text(
      `select ${iso.replace("%s", "created_at")} || '_' || id from users order by created_at desc offset ${Math.floor(orders / 25)} limit 1`,
    ),
    phone: await text(
      `select phone from order_destinations where order_id = (select id from bench.placed where i = ${far})`,
    ),
    tracking: await text(
      `select tracking_number from order_destinations where order_id = (select id from bench.placed where i = ${far})`,
    ),
    unitCode: unitCode(far * 3 + 1),
    batchCode: batchCode(Number(await text("select max(number) from batches where state = 'printing'"))),
    packageId: await text("select id from press_packages where number = 15000"),
    billNumber: await text("select number from documents where kind = 'invoice' order by id limit 1 offset 1000"),
    billFarDown: await text(
      "select due_on || '_' || bill_id from bill_balances order by due_on, bill_id limit 1 offset 2000",
    ),
    cataloguePath: await text("select path from catalogue_files order by path limit 1"),
    ticketId: await text("select id from tickets where number = 1500"),
    caseId: Number(await text("select 1000000 + 300")),
    operatorId: await text("select id from operators order by id limit 1"),
    deedFarDown: await text("select id from operator_deeds order by id limit 1 offset 10000"),
  };
}
