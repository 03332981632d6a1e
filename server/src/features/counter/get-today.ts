import type { TodayKey } from "@surimono/contract/counter";
import { dayInJapan, HOUR_MS, startOfDay } from "@surimono/domain/kernel";
import { PAYMENT_METHODS } from "@surimono/domain/payments";
import type { Shop } from "../../platform/http/index.ts";
import { countGivenUp } from "../../platform/jobs/index.ts";
import { countHeldBack } from "../catalogue/index.ts";
import { countWaitingDefects } from "../defects/index.ts";
import { countRejected } from "../floor/index.ts";
import { countWaitingBusinesses } from "../members/index.ts";
import {
  countOpenOrders,
  listWaitingMoney,
  type MoneyWait,
  sumPlacedSince,
  type WaitingMoney,
} from "../orders/index.ts";
import { countRefusedWebhooks } from "../payments/index.ts";
import { countWaitingReviews } from "../reviews/index.ts";
import { countOpenTickets } from "../support/index.ts";
import { countWaitingCases } from "../words/index.ts";

/** More than anybody looks through; beyond it the number stays. */
const MOST = 999;

/** No list of orders has these. */
const LISTED = ["paying", "pieces", "refund-failed"] as const;

/** Money waits for a person when it has waited for an hour: until then the shop sees to it by itself. */
export async function getToday({ database: { db }, now }: Pick<Shop, "database" | "now">) {
  const at = now();
  const day = dayInJapan(at);
  const [open, sums, money, jobs, businesses, tickets, defects, heldBack, cases, reviews, rejected, refused] =
    await Promise.all([
      countOpenOrders(db, day),
      sumPlacedSince(db, startOfDay(day)),
      listWaitingMoney(db, new Date(at.getTime() - HOUR_MS), MOST),
      countGivenUp(db),
      countWaitingBusinesses(db),
      countOpenTickets(db),
      countWaitingDefects(db),
      countHeldBack(db),
      countWaitingCases(db),
      countWaitingReviews(db),
      countRejected(db),
      countRefusedWebhooks(db),
    ]);
  const waiting = (wait: MoneyWait) => money.filter((one) => one.wait === wait).length;
  const counts: Record<TodayKey, number> = {
    to_print: open.toPrint,
    printing: open.printing,
    to_ship: open.toShip,
    late: open.late,
    due_today: open.dueToday,
    held: open.held,
    paying: waiting("paying"),
    refunding: waiting("refunding"),
    amount_differs: waiting("amount-differs"),
    jobs_given_up: jobs,
    goods_held_back: heldBack,
    businesses_waiting: businesses,
    tickets_open: tickets,
    defects_waiting: defects,
    gallery_waiting: cases,
    pieces_rejected: rejected,
    webhooks_refused: refused,
  };
  return {
    day,
    counts,
    reviews_waiting: reviews,
    differing: money.filter(({ wait }) => wait === "amount-differs").map(sumOf),
    waiting: money.flatMap((one) => {
      const wait = LISTED.find((listed) => listed === one.wait);
      return wait ? [{ wait, ...sumOf(one) }] : [];
    }),
    money: sums.map(({ method, orders, total }) => ({
      payment_type: PAYMENT_METHODS[method].code,
      payment_type_name: PAYMENT_METHODS[method].name,
      orders,
      total,
    })),
  };
}

const sumOf = ({ orderNumber, amount, since }: WaitingMoney) => ({
  ...{ order_number: orderNumber, amount, since: since.toISOString() },
});
