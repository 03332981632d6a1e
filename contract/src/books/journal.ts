import {
  JOURNAL_ACCOUNT_IDS,
  JOURNAL_SOFTWARE_IDS,
  JOURNAL_TAX_IDS,
  type JournalAccount,
  type JournalTax,
} from "@surimono/domain/books";
import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../kernel/index.ts";
import { booksFailures } from "./failures.ts";

const OF_CONSOLE = { access: "operator", withCookies: true } as const;
const day = z.string().check(z.refine(isDay));
const software = z.enum(JOURNAL_SOFTWARE_IDS);

const byAccount = Object.fromEntries(
  JOURNAL_ACCOUNT_IDS.map((id) => [id, z.object({ name: typed(24, 1), sub: typed(24) })]),
) as Record<JournalAccount, z.ZodMiniObject<{ name: ReturnType<typeof typed>; sub: ReturnType<typeof typed> }>>;
const taxName = typed(40, 1);
const byTax = Object.fromEntries(
  JOURNAL_TAX_IDS.map((id) => [id, z.object({ freee: taxName, moneyforward: taxName, yayoi: taxName })]),
) as Record<
  JournalTax,
  z.ZodMiniObject<{ freee: typeof taxName; moneyforward: typeof taxName; yayoi: typeof taxName }>
>;
const settings = { accounts: z.object(byAccount), taxes: z.object(byTax) };

export const getJournalSettings = defineCall({
  ...OF_CONSOLE,
  name: "getJournalSettings",
  method: "GET",
  path: "/api/operator/books/journal/settings",
  summary: "What accounts and taxes are called in the programs that the journal is for.",
  right: "money.see",
  payload: nothing,
  answer: z.object(settings),
  failures: {},
});

export const setJournalSettings = defineCall({
  ...OF_CONSOLE,
  name: "setJournalSettings",
  method: "POST",
  path: "/api/operator/books/journal/settings",
  summary: "Calls them something else, from the next file on.",
  right: "money.close",
  payload: z.object(settings),
  answer: done,
  failures: pickFailures(booksFailures, "books/name-too-long", "books/letters-unknown"),
});

export const previewJournal = defineCall({
  ...OF_CONSOLE,
  name: "previewJournal",
  method: "GET",
  path: "/api/operator/books/journal",
  summary:
    "What the journal of these days would move in each account, and the files that were made of just these days.",
  right: "money.see",
  payload: z.object({ from: day, until: day }),
  answer: z.object({
    rows: z.int(),
    /** The first row that a file for 弥生 could not hold, with its letters; null: there is none. */
    yayoi_lacks: z.nullable(z.string()),
    accounts: z.array(z.object({ account: z.enum(JOURNAL_ACCOUNT_IDS), debit: z.int(), credit: z.int() })),
    files: z.array(
      z.object({
        software,
        is_per_day: z.boolean(),
        rows: z.int(),
        by: z.string(),
        at: z.string(),
        sha256: z.string(),
      }),
    ),
  }),
  failures: pickFailures(booksFailures, "books/days-not-possible"),
});

export const exportJournal = defineCall({
  ...OF_CONSOLE,
  name: "exportJournal",
  method: "POST",
  path: "/api/operator/books/journal/export",
  summary:
    "The journal of these days as one of the programs takes it: freee and マネーフォワード in UTF-8, 弥生 in Windows' Japanese encoding, refused where that lacks a letter. That it was made is written down with its hash.",
  right: "money.close",
  file: "text/csv",
  payload: z.object({ software, from: day, until: day, per_day: z.boolean() }),
  answer: z.any(),
  failures: pickFailures(booksFailures, "books/days-not-possible", "books/letters-unknown"),
});
