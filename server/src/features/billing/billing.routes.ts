import type { Shop } from "../../platform/http/index.ts";
import type { OrderHooks } from "../orders/index.ts";
import { closeMonth, closeMonthJob } from "./close-month.ts";
import { settleJob, settleMember } from "./lower-bill.ts";
import { remindJob, remindOfBills } from "./remind-of-bills.ts";

export function billingRoutes(shop: Shop, hooks: Pick<OrderHooks, "onPaid" | "onRefunded">): void {
  const desk = { ...shop, ...hooks };
  shop.jobs.handle(closeMonthJob, () => closeMonth(desk));
  shop.jobs.handle(settleJob, (data) => settleMember(desk, data), { forDays: true });
  shop.jobs.handle(remindJob, () => remindOfBills(desk));
}
