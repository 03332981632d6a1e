import { dayInJapan, HOUR_MS, startOfDay } from "@surimono/domain/kernel";
import { listWaitingMoney, MONEY_WAITS, sumPlacedSince } from "../features/orders/index.ts";
import type { Shop } from "../platform/http/index.ts";
import { countJobs } from "../platform/jobs/index.ts";
import { watchKeeping } from "./keeping-figures.ts";

/** More than anybody looks through; beyond it the number stays. */
const MOST = 999;

/** What the process is for; and what is true of the shop as a whole, told by every process that does jobs. */
export function watchShop({ metrics, env, database: { db }, now }: Shop): void {
  if (!metrics) return;
  watchKeeping(metrics, { db, dataDir: env.dataDir });
  metrics.watch({ surimono_role: "1 for the role of the process: web, worker or all" }, async () => [
    { name: "surimono_role", value: 1, labels: { role: env.role } },
  ]);
  if (env.role === "web") return;
  metrics.watch(
    {
      surimono_orders: "Orders placed since midnight in Japan, by way of payment",
      surimono_order_yen: "What they come to",
      surimono_money_waiting: "Orders whose money has waited for an hour, by what it waits for",
    },
    async () => {
      const at = now();
      const [sums, money] = await Promise.all([
        sumPlacedSince(db, startOfDay(dayInJapan(at))),
        listWaitingMoney(db, new Date(at.getTime() - HOUR_MS), MOST),
      ]);
      return [
        ...sums.map(({ method, orders }) => ({ name: "surimono_orders", value: orders, labels: { method } })),
        ...sums.map(({ method, total }) => ({ name: "surimono_order_yen", value: total, labels: { method } })),
        ...MONEY_WAITS.map((wait) => ({
          ...{ name: "surimono_money_waiting", labels: { wait } },
          value: money.filter((one) => one.wait === wait).length,
        })),
      ];
    },
  );
  metrics.watch(
    {
      surimono_jobs: "Jobs by kind and state; what is done is not counted",
      surimono_oldest_job_age_seconds: "For how long the oldest job that is due has waited, by kind",
    },
    async () => {
      const at = now().getTime();
      return (await countJobs(db)).flatMap(({ name: kind, oldest, ...states }) => [
        ...Object.entries({ ...states }).map(([state, value]) => ({
          ...{ name: "surimono_jobs", labels: { kind, state } },
          value,
        })),
        {
          ...{ name: "surimono_oldest_job_age_seconds", labels: { kind } },
          value: oldest ? Math.max(0, (at - oldest.getTime()) / 1000) : 0,
        },
      ]);
    },
  );
}
