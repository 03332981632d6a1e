import { dayInJapan, formatYen, isDay } from "@surimono/domain/kernel";
import { type BillingDesk, closeMonth, recordPayment, returnOrder } from "../features/billing/index.ts";
import { onPaid, onRefunded } from "../wiring/hooks.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { readText } from "./operator-text.ts";

export const BILLING_HELP = `  npm run operator -- record-payment <bill or order number> [--amount <yen>] [--day <day>] [--note <text>] [--yes]
      Money for a bill has come: what is open of it unless --amount says another sum. What is over goes to other bills or is kept for the next.
      An order on no bill yet gets one of its own. Not while its buyer can still cancel.
  npm run operator -- return-order <order number> --reason <text> [--amount <yen>] [--yes]
      Takes a part of an order by invoice, or all that is left, off what its buyer owes, with its 適格返還請求書 and a letter.
      The reason is kept and not told.
  npm run operator -- close-month [--yes]
      Closes what the nightly job would: one bill for each business. Harmless when it was done.`;

const MAX_NOTE = 200;
const MAX_YEN = 99_999_999;

export const BILLING_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "record-payment": { words: 1, options: ["amount", "day", "note"], run: record },
  "return-order": { words: 1, options: ["amount", "reason"], about: "order-by-invoice", run: takeOff },
  "close-month": { words: 0, options: [], run: close },
};

export function billingDesk({ database, env, jobs, now }: OperatorWork): BillingDesk {
  return { database, env, jobs, now, onPaid, onRefunded };
}

export function readYen({ amount }: OperatorWork["options"]): number | undefined {
  if (amount === undefined) return undefined;
  const yen = Number(amount.replaceAll(",", ""));
  if (!Number.isInteger(yen) || yen < 1 || yen > MAX_YEN)
    throw new Error("--amount is a number of yen, such as 12800.");
  return yen;
}

export function readDay(work: OperatorWork, name = "day"): string {
  const day = work.options[name] ?? dayInJapan(work.now());
  if (!isDay(day)) throw new Error(`--${name} is a day, such as 2026-12-31.`);
  return day;
}

export function readNote({ options }: OperatorWork): string {
  return options["note"] === undefined ? "" : readText(options, "note", MAX_NOTE);
}

const STILL = "The buyer can still cancel: nothing is owed within 30 minutes of the order. Is it this one?";

async function record(work: OperatorWork, number: string | undefined): Promise<number> {
  if (!number) throw new Error(`Which bill or order?\n\n${BILLING_HELP}`);
  const amount = readYen(work.options);
  const day = readDay(work);
  const note = readNote(work);
  await confirmOrStop(
    work,
    `${amount === undefined ? "All that is open" : formatYen(amount)} of ${number} came on ${day}`,
  );
  const recorded = await recordPayment(billingDesk(work), { number, amount, day, note });
  if (!recorded.ok)
    throw new Error(
      recorded.failure.code === "billing/still-cancellable" ? STILL : `${number} is no bill and no order by invoice.`,
    );
  const { billId, bills, credit } = recorded.value;
  const open = bills.find(({ id }) => id === billId)?.open ?? 0;
  const kept = credit > 0 ? ` ${formatYen(credit)} are kept for the next bill.` : "";
  work.say(`Done: ${open === 0 ? "paid" : `${formatYen(open)} are still open`}.${kept}`);
  return 0;
}

async function takeOff(work: OperatorWork, number: string | undefined): Promise<number> {
  if (!number) throw new Error(`Which order?\n\n${BILLING_HELP}`);
  const amount = readYen(work.options);
  const reason = readText(work.options, "reason", MAX_NOTE);
  await confirmOrStop(
    work,
    `${amount === undefined ? "All that is left" : formatYen(amount)} of ${number} is not owed`,
  );
  const returned = await returnOrder(billingDesk(work), { number, amount, reason });
  if (!returned.ok)
    switch (returned.failure.code) {
      case "billing/still-cancellable":
        throw new Error(STILL);
      case "billing/more-than-kept":
        throw new Error(`${formatYen(returned.failure.kept)} are left of order ${number}.`);
      default:
        throw new Error(`There is no placed order ${number} by invoice.`);
    }
  const { kept, credit } = returned.value;
  const over = credit > 0 ? ` ${formatYen(credit)} are kept for the next bill.` : "";
  work.say(`Done: ${formatYen(returned.value.amount)} taken off, ${formatYen(kept)} of the order are left.${over}`);
  return 0;
}

async function close(work: OperatorWork): Promise<number> {
  await confirmOrStop(work, "Close what was sent by the last day of closing");
  await closeMonth(billingDesk(work));
  work.say("Done. The running shop sends the letters, or the next one that starts.");
  return 0;
}
