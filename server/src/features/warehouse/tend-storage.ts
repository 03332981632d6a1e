import { addDays, type Day, dayInJapan, ok } from "@surimono/domain/kernel";
import { daysBetween, dueNotice, STORAGE_NOTICE_DAYS, TOLD_OF_ADDRESS } from "@surimono/domain/warehouse";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import type { OrderDesk } from "../orders/index.ts";
import { findReturnAddress } from "./return-address.ts";
import { returnStored } from "./return-stored.ts";
import { chargeDays, type EndingItem, listEndingMembers, lockEndingItems, markTold } from "./storage-days.store.ts";
import { tellOfAddress, tellOfEnding } from "./tell-of-storage.ts";

const tendStorageJob = timedJob("tend-storage");
const BATCH = 200;
const FIRST_NOTICE = STORAGE_NOTICE_DAYS[0];

export function tendStorageNightly(shop: Shop, desk: OrderDesk): void {
  shop.jobs.handle(tendStorageJob, () => tendStorage(desk));
}

/**
 * What the end of the free time brings: notices before it, a fee for each day after it, and the day on which all goes back (rules
 * warehouse-notices, warehouse-terms). Each is decided by what is stored then: running twice, or beside itself, does nothing twice.
 */
export async function tendStorage(desk: OrderDesk): Promise<void> {
  const { database, env, now } = desk;
  const today = dayInJapan(now());
  await chargeDays(database.db, env.storageTerms.feePerPieceDay, today);
  let after = "";
  for (;;) {
    const members = await listEndingMembers(database.db, { by: addDays(today, FIRST_NOTICE), after, limit: BATCH });
    for (const userId of members) await tendMember(desk, userId, today);
    if (members.length < BATCH) return;
    after = members.at(-1) ?? "";
  }
}

async function tendMember(desk: OrderDesk, userId: string, today: Day): Promise<void> {
  const { database } = desk;
  const overdue = await database.inTransaction(async (tx) => {
    const items = await lockEndingItems(tx, userId, addDays(today, FIRST_NOTICE));
    await tellEach(desk, tx, userId, items, today);
    const due = items.filter((item) => isToGoBack(desk, item, today));
    if (due.length === 0 || (await findReturnAddress(tx, userId))) return ok(due);
    // Nobody knows where to: asked once.
    const untold = due.filter(({ toldDays }) => toldDays !== TOLD_OF_ADDRESS);
    await markTold(tx, userId, idsOf(untold), TOLD_OF_ADDRESS);
    if (untold.length > 0) await tellOfAddress(desk, tx, userId, untold);
    return ok([]);
  });
  if (overdue.value.length > 0) await returnStored(desk, userId, idsOf(overdue.value));
}

async function tellEach(
  desk: OrderDesk,
  tx: Transaction,
  userId: string,
  items: readonly EndingItem[],
  today: Day,
): Promise<void> {
  const due = items.flatMap((item) => {
    const daysLeft = daysBetween(today, item.freeUntil);
    const notice = dueNotice(daysLeft, item.toldDays);
    return notice === undefined ? [] : [{ item, daysLeft, notice }];
  });
  for (const [notice, told] of Map.groupBy(due, (one) => one.notice))
    await markTold(tx, userId, idsOf(told.map(({ item }) => item)), notice);
  if (due.length > 0) await tellOfEnding(desk, tx, userId, due);
}

function isToGoBack({ env }: Pick<OrderDesk, "env">, { freeUntil }: EndingItem, today: Day): boolean {
  const { returnAfterDays } = env.storageTerms;
  return returnAfterDays !== null && daysBetween(freeUntil, today) > returnAfterDays;
}

const idsOf = (items: readonly EndingItem[]) => items.map(({ productId }) => productId);
