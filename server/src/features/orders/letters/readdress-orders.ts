import { DAY_MS } from "@surimono/domain/kernel";
import type { Hook } from "../../../platform/hook.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { findEmail } from "../../members/index.ts";
import { setOrderEmails } from "../orders.store.ts";

export const readdressJob = jobKind<{ readonly userId: string }>("readdress-orders");
/** Longer than any payment page is open: an order paid there meanwhile is placed with the address that the gateway was told. */
const ONCE_MORE_SECONDS = 7200;
/** Of one placed longer ago, nothing is left to be written unless it is unfinished. */
const SPOKEN_OF_DAYS = 90;
/** A member may have very many orders (rule kernel-heavy-members). */
const BATCH = 200;

/** A member has another mail address. A job, as orders are locked before the account. */
export const readdressOrders: Hook<string> = async (tx, userId, { jobs }) => {
  await jobs.enqueue(tx, readdressJob, { userId });
  await jobs.enqueue(tx, readdressJob, { userId }, { startAfterSeconds: ONCE_MORE_SECONDS });
};

/** Letters about a member's orders go to the address that the account has now, read for each part: it may change again. */
export async function readdress(
  { database: { db }, now }: Pick<Shop, "database" | "now">,
  userId: string,
): Promise<void> {
  const since = new Date(now().getTime() - SPOKEN_OF_DAYS * DAY_MS);
  for (;;) {
    const email = await findEmail(db, userId);
    if (email === undefined || (await setOrderEmails(db, { userId, email, since }, BATCH)) === 0) return;
  }
}
