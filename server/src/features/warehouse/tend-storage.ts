import { addDays, type Day, dayInJapan, ok } from "@surimono/domain/kernel";
import { daysBetween, dueNotice, STORAGE_NOTICE_DAYS, TOLD_OF_ADDRESS } from "@surimono/domain/warehouse";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { tellMembers } from "../notices/index.ts";
import type { OrderDesk } from "../orders/index.ts";
import { findReturnAddresses } from "./return-address.ts";
import { returnStored } from "./return-stored.ts";
import {
  chargeDays,
  type Ending,
  type EndingItem,
  listEndingMembers,
  listUncharged,
  lockEndingItems,
  markTold,
} from "./storage-days.store.ts";
import { newsOfAddress, newsOfEnding } from "./tell-of-storage.ts";

const tendStorageJob = timedJob("tend-storage");
const BATCH = 200;
const FIRST_NOTICE = STORAGE_NOTICE_DAYS[0];

type TellingDesk = Pick<OrderDesk, "database" | "env" | "now" | "jobs">;

export function tendStorageNightly(shop: Shop, desk: OrderDesk): void {
  shop.jobs.handle(tendStorageJob, () => tendStorage(desk));
}

/**
 * What the end of the free time brings: notices before it, a fee for each day after it, and the day on which all goes back (rules
 * warehouse-notices, warehouse-terms). Each is decided by what is stored then: running twice, or beside itself, does nothing twice.
 */
export async function tendStorage(desk: OrderDesk): Promise<void> {
  const { database, now } = desk;
  const today = dayInJapan(now());
  await chargeAll(desk, today);
  const troubles: unknown[] = [];
  for (let after: string | undefined = ""; after !== undefined; ) {
    const members = await listEndingMembers(database.db, { ending: endingOn(desk, today), after, limit: BATCH });
    for (const [userId, items] of await tendMembers(desk, members, today))
      await returnStored(desk, userId, idsOf(items)).catch((trouble: unknown) => troubles.push(trouble));
    after = members.length < BATCH ? undefined : members.at(-1);
  }
  // The trouble of one member must not keep the others from their notices and goods; the job is tried again for it.
  if (troubles.length > 0) throw new AggregateError(troubles, `${troubles.length} members got nothing back`);
}

/** Some hundred members at a time: each statement is short, and what is charged stays so. */
async function chargeAll({ database: { db }, env }: Pick<OrderDesk, "database" | "env">, today: Day): Promise<void> {
  const { feePerPieceDay: feePerPiece } = env.storageTerms;
  let after = "";
  for (;;) {
    const members = await listUncharged(db, { today, after, limit: BATCH });
    if (members.length > 0) await chargeDays(db, members, { feePerPiece, today });
    if (members.length < BATCH) return;
    after = members.at(-1) ?? "";
  }
}

function endingOn({ env }: Pick<OrderDesk, "env">, today: Day): Ending {
  const { returnAfterDays } = env.storageTerms;
  return {
    from: today,
    by: addDays(today, FIRST_NOTICE),
    backBefore: returnAfterDays === null ? null : addDays(today, -returnAfterDays),
  };
}

/** Tells some hundred members in ten statements; answers whose items go back now. */
async function tendMembers(desk: TellingDesk, members: readonly string[], today: Day) {
  const told = await desk.database.inTransaction(async (tx) => {
    const items = await lockEndingItems(tx, members, endingOn(desk, today));
    const ending = items.flatMap((item) => {
      const daysLeft = daysBetween(today, item.freeUntil);
      const toldDays = dueNotice(daysLeft, item.toldDays);
      return toldDays === undefined ? [] : [{ ...item, daysLeft, toldDays }];
    });
    const due = items.filter((item) => isToGoBack(desk, item, today));
    const homes = await findReturnAddresses(tx, usersOf(due));
    const isKnown = ({ userId }: EndingItem) => homes.has(userId);
    // Nobody knows where to: asked once.
    const homeless = due
      .filter((item) => !isKnown(item) && item.toldDays !== TOLD_OF_ADDRESS)
      .map((item) => ({ ...item, toldDays: TOLD_OF_ADDRESS }));
    await markTold(tx, [...ending, ...homeless]);
    await tellMembers(desk, tx, [
      ...[...Map.groupBy(ending, userOf).values()].map((of) => newsOfEnding(desk.env, of)),
      ...[...Map.groupBy(homeless, userOf).values()].map((of) => newsOfAddress(desk.env, of)),
    ]);
    return ok(Map.groupBy(due.filter(isKnown), userOf));
  });
  return told.value;
}

function isToGoBack({ env }: Pick<OrderDesk, "env">, { freeUntil }: EndingItem, today: Day): boolean {
  const { returnAfterDays } = env.storageTerms;
  return returnAfterDays !== null && daysBetween(freeUntil, today) > returnAfterDays;
}

const userOf = ({ userId }: EndingItem) => userId;
const usersOf = (items: readonly EndingItem[]) => [...new Set(items.map(userOf))];
const idsOf = (items: readonly EndingItem[]) => items.map(({ productId }) => productId);
