import { exportSales, getSales, type SalesBy } from "@surimono/contract/desk";
import type { PayloadOf } from "@surimono/contract/kernel";
import { addDays, DAY_MS, fail, ok, slashedDay, startOfDay } from "@surimono/domain/kernel";
import { csvOf } from "../../../platform/csv/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { sumSales } from "../../orders/index.ts";

/** A leap year. */
const MOST_DAYS = 366;
const HEADS: Readonly<Record<SalesBy, string>> = {
  day: "注文日",
  item: "商品",
  print_method: "印刷方法",
  color: "カラー",
  payment: "お支払い方法",
  place: "お届け先",
};

export function salesRoutes(shop: Shop): void {
  shop.operatorRoute(getSales, async ({ payload }) => {
    const rows = await read(shop, payload);
    if (!rows.ok) return rows;
    const sum = (of: "orders" | "pieces" | "total") => rows.value.reduce((all, row) => all + row[of], 0);
    return ok({ rows: rows.value, orders: sum("orders"), pieces: sum("pieces"), total: sum("total") });
  });
  shop.operatorRoute(exportSales, async ({ payload }) => {
    const rows = await read(shop, payload);
    if (!rows.ok) return rows;
    const head = [HEADS[payload.by], "注文数", "点数", "受注額（税込、返金前）"];
    const lines = rows.value.map(({ name, orders, pieces, total }) => [
      nameOf(payload.by, name),
      orders,
      pieces,
      total,
    ]);
    return ok({
      bytes: Buffer.from(csvOf([head, ...lines])),
      contentType: "text/csv; charset=utf-8",
      fileName: `sales-${payload.by}-${payload.from}-${payload.until}.csv`,
    });
  });
}

const nameOf = (by: SalesBy, name: string): string => (by === "day" ? slashedDay(name) : name);

async function read({ mayBeOld, database: { isCitus } }: Shop, { by, from, until }: PayloadOf<typeof getSales>) {
  const [begin, end] = [startOfDay(from), startOfDay(addDays(until, 1))];
  if (end <= begin || end.getTime() - begin.getTime() > MOST_DAYS * DAY_MS) return fail("desk/days-not-possible");
  return ok(await sumSales({ queries: mayBeOld("sales"), isCitus }, by, { from, until }));
}
