import { fail, ok } from "@surimono/domain/kernel";
import type { BillingDesk } from "../billing-desk.ts";
import { lockLine, markAside } from "./bank.store.ts";

/** What is no payment for a bill, such as interest or what a card company pays out, need not be looked at every day. */
export async function setAside({ database, now }: BillingDesk, { lineId, note }: { lineId: string; note: string }) {
  return database.inTransaction(async (tx) => {
    await lockLine(tx, lineId);
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
