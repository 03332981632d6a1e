import { fail, ok } from "@surimono/domain/kernel";
import type { BillingDesk } from "../billing-desk.ts";
import { findOpenLine, lockLine, markAside } from "./bank.store.ts";

interface Setting {
  readonly lineId: string;
  /** What it is. */
  readonly note: string;
  /** What was left of the line when it was read: with another rest it is refused. */
  readonly rest?: number;
}

/** What is no payment for a bill, such as interest or what a card company pays out, need not be looked at every day. */
export async function setAside({ database, now }: BillingDesk, { lineId, note, rest }: Setting) {
  return database.inTransaction(async (tx) => {
    if (!(await lockLine(tx, lineId))) return fail("billing/no-such-line");
    const left = (await findOpenLine(tx, lineId))?.rest ?? 0;
    if (rest !== undefined && rest !== left) return fail("billing/changed-meanwhile");
    return (await markAside(tx, lineId, { asideAt: now(), note })) ? ok(undefined) : fail("billing/no-such-line");
  });
}

/** It waits for a bill again. */
export async function takeUp({ database }: BillingDesk, { lineId }: { lineId: string }) {
  return database.inTransaction(async (tx) => {
    await lockLine(tx, lineId);
    return (await markAside(tx, lineId, { asideAt: null, note: "" })) ? ok(undefined) : fail("billing/no-such-line");
  });
}
