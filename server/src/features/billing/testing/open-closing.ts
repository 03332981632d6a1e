import { dayInJapan, MINUTE_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { onMoved, onPaid, onRefunded } from "../../../wiring/hooks.ts";
import { advanceOrder } from "../../orders/index.ts";
import { openBuyer, placeCart, type TestBuyer } from "../../orders/testing/index.ts";
import type { BillingDesk } from "../billing-desk.ts";
import { closeMonth } from "../close-month.ts";
import { recordPayment } from "../record-payment.ts";

/** A shop whose clock the test sets, with a business that pays by invoice. */
export async function openBilling(start = "2026-11-10T03:00:00Z", variables: Record<string, string> = {}) {
  let now = new Date(start);
  const own = { AUTH_SECRET: "bills-bills-bills-bills-bills-bills-bills", ...variables };
  const opened = await openTestShop({ now: () => now, variables: own });
  await staySignedIn(opened);
  const desk: BillingDesk = { ...opened.shop, onPaid, onRefunded };
  return {
    opened,
    /** Of the environment, for another shop on its database. */
    variables: own,
    desk,
    day: () => dayInJapan(now),
    /** To noon of a day in Japan, unless a time is given. */
    at(day: string, time = "12:00") {
      now = new Date(`${day}T${time}:00+09:00`);
    },
    async close(day: string) {
      now = new Date(`${day}T00:20:00+09:00`);
      await closeMonth(desk);
    },
    /** Placed and, half an hour later, sent. */
    async send(buyer: TestBuyer, sizes?: Readonly<Record<number, number>>) {
      const placed = value(await placeCart(buyer, 1, sizes));
      now = new Date(now.getTime() + 31 * MINUTE_MS);
      for (const step of ["printing", "packed", "shipped"] as const)
        value(await advanceOrder({ ...opened.shop, onMoved }, placed.order_number, step, now));
      return placed;
    },
    async place(buyer: TestBuyer, sizes?: Readonly<Record<number, number>>) {
      const placed = value(await placeCart(buyer, 1, sizes));
      now = new Date(now.getTime() + 31 * MINUTE_MS);
      return placed;
    },
    pay: async (number: string, amount?: number) =>
      value(await recordPayment(desk, { number, amount, day: dayInJapan(now), note: "" })),
    business: () => openBuyer(opened, { kind: "business" }),
  };
}

/** However far the clock goes. */
async function staySignedIn({ shop }: TestShop) {
  const { db } = shop.database;
  await db.execute(sql`create function stay_signed_in() returns trigger language plpgsql as
    $$ begin new.expires_at := '2090-01-01'; new.last_used_at := '2090-01-01'; return new; end $$`);
  await db.execute(
    sql`create trigger stay before insert or update on sessions for each row execute function stay_signed_in()`,
  );
}

export type Billing = Awaited<ReturnType<typeof openBilling>>;
