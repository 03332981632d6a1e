import { getBills } from "@surimono/contract/billing";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { findLastRun } from "../../platform/jobs/index.ts";
import type { OrderHooks } from "../orders/index.ts";
import { closeMonth, closeMonthJob } from "./close-month.ts";
import { ERASE_BILLS, eraseBillsJob, eraseOldBills } from "./erase-old-bills.ts";
import { presentAccount } from "./present-account.ts";
import { remindJob, remindOfBills } from "./remind-of-bills.ts";
import { countBills, countBillsJob, settleJob, settleMember } from "./settle-job.ts";

/** Business by business: as many as there are, and one that ends is not begun anew beside itself. */
const LONG = { expireSeconds: 3600 };

export function billingRoutes(shop: Shop, hooks: Pick<OrderHooks, "onPaid" | "onRefunded">): void {
  const desk = { ...shop, ...hooks };
  shop.route(getBills, async ({ member, payload }) => ok(await presentAccount(shop, member.id, payload)));
  const eraseOld = async () => eraseOldBills(shop, await findLastRun(shop.database.db, ERASE_BILLS));
  shop.jobs.handle(eraseBillsJob, eraseOld, LONG);
  shop.jobs.handle(closeMonthJob, () => closeMonth(desk), LONG);
  shop.jobs.handle(settleJob, (data) => settleMember(desk, data), { forDays: true });
  shop.jobs.handle(countBillsJob, () => countBills(desk));
  shop.jobs.handle(remindJob, () => remindOfBills(desk), LONG);
}
