import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CATALOGUE_COMMANDS, CATALOGUE_HELP } from "./catalogue-commands.ts";
import { COUPON_COMMANDS, COUPON_HELP } from "./coupon-commands.ts";
import { decideBusiness, findBusinessApplication, USUAL_DISCOUNT_BP } from "./features/members/index.ts";
import { advanceOrder, type FulfilmentStep, recordInvoicePayment } from "./features/orders/index.ts";
import { GALLERY_COMMANDS, GALLERY_HELP } from "./gallery-commands.ts";
import { JOBS_COMMANDS, JOBS_HELP } from "./jobs-commands.ts";
import { NOTICES_COMMANDS, NOTICES_HELP } from "./notices-commands.ts";
import { confirmOrStop, type OperatorCommand, type OperatorDesk, type OperatorWork } from "./operator-command.ts";
import { asWork, type Database, migrate, openDatabase } from "./platform/database/index.ts";
import { startEmbeddedPostgres } from "./platform/embedded-postgres/index.ts";
import { type Env, readEnv } from "./platform/env/index.ts";
import { openMail } from "./platform/mail/index.ts";

const HELP = `Work of the operator, beside a running shop or without one. It reads the same settings (DATA_DIR, DATABASE_URL, …).

  npm run operator -- approve-business <email> [--discount <percent>] [--yes]
      The business may pay by invoice and has its discount (${USUAL_DISCOUNT_BP / 100} % unless said otherwise). It gets a letter.
  npm run operator -- reject-business <email> [--yes]
      The business keeps its account, without invoice and discount. It gets a letter.
  npm run operator -- advance-order <order number> <printing|packed|shipped|stored> [--yes]
      The order is at that step of the workshop. Printing begins when the buyer can no longer cancel.
  npm run operator -- record-payment <order number> [--yes]
      The money of an invoice has arrived. Until then its buyer cannot close the account. Not while the buyer can still cancel.
${COUPON_HELP}
${NOTICES_HELP}
${GALLERY_HELP}
${CATALOGUE_HELP}
${JOBS_HELP}

  --yes   does not ask first
  --help  shows this`;

const COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "approve-business": { words: 1, options: ["discount"], run: (work, email) => decide(work, email, true) },
  "reject-business": { words: 1, options: [], run: (work, email) => decide(work, email, false) },
  "advance-order": { words: 2, options: [], run: advance },
  "record-payment": { words: 1, options: [], run: recordPayment },
  ...COUPON_COMMANDS,
  ...NOTICES_COMMANDS,
  ...GALLERY_COMMANDS,
  ...CATALOGUE_COMMANDS,
  ...JOBS_COMMANDS,
};

/** Every option that has a value, of whichever command. */
const VALUE_OPTIONS = [...new Set(Object.values(COMMANDS).flatMap(({ options }) => options))];

/** Answers the exit code. Words to the operator go to `say`, refusals to `complain`. */
export async function runOperator(desk: OperatorDesk): Promise<number> {
  try {
    return await obey(desk);
  } catch (error) {
    desk.complain(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function obey({ args, variables, ...terminal }: OperatorDesk): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      yes: { type: "boolean" },
      help: { type: "boolean" },
      ...Object.fromEntries(VALUE_OPTIONS.map((option) => [option, { type: "string" }] as const)),
    },
  });
  const [name, ...words] = positionals;
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (values.help) {
    terminal.say(HELP);
    return 0;
  }
  if (!command) throw new Error(name === undefined ? HELP : `There is no command ${name}.\n\n${HELP}`);
  const given: Readonly<Record<string, string | boolean | undefined>> = values;
  const options = Object.fromEntries(VALUE_OPTIONS.map((option) => [option, textOf(given[option])]));
  refuseSlips(`${name}`, command, words, options);
  const dataDir = resolve(variables["DATA_DIR"] || ".data");
  if (!variables["DATABASE_URL"] && !existsSync(dataDir))
    throw new Error(
      `There is no shop in ${dataDir}. Give the command the settings of the shop: DATA_DIR or DATABASE_URL.`,
    );
  const env = readEnv(variables);
  const confirm = values.yes ? async () => true : terminal.confirm;
  return withDatabase(env, terminal.say, (database) =>
    command.run({ database, mail: openMail(env), ...terminal, confirm, options }, ...words),
  );
}

/** Half a sentence must not be sent because its quotes were forgotten, nor an option pass by without a word. */
function refuseSlips(
  name: string,
  command: OperatorCommand,
  words: readonly string[],
  options: OperatorWork["options"],
): void {
  const extra = words[command.words];
  if (extra !== undefined) throw new Error(`What is “${extra}”? Text with spaces stands in quotes.`);
  for (const [option, value] of Object.entries(options))
    if (value !== undefined && !command.options.includes(option))
      throw new Error(`--${option} does not belong to ${name}. See --help.`);
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

async function withDatabase(
  env: Env,
  say: (line: string) => void,
  work: (database: Database) => Promise<number>,
): Promise<number> {
  const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: env.dataDir, log: say });
  const databaseUrl = env.databaseUrl ?? (embedded?.url as string);
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl, 2);
  try {
    return await asWork(() => work(database));
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

async function decide(work: OperatorWork, address: string | undefined, approve: boolean): Promise<number> {
  const { database, mail, say } = work;
  const email = address?.trim().toLowerCase();
  if (!email) throw new Error(`Which business? Give its e-mail address.\n\n${HELP}`);
  const discount = work.options["discount"] ?? `${USUAL_DISCOUNT_BP / 100}`;
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(discount)) throw new Error("--discount is a number of percent from 0 to 99.99");
  const application = await findBusinessApplication(database.db, email);
  if (!application) throw new Error(`${email} has no business account, or has not verified its address yet.`);
  say(`${application.companyName}, ${application.contactName} <${email}>: ${application.state}`);
  await confirmOrStop(work, approve ? `Approve with ${discount} % discount` : "Reject");
  const decision = approve
    ? ({ approve, discountRateBp: Math.round(Number(discount) * 100) } as const)
    : ({ approve } as const);
  const decided = await decideBusiness(database.db, email, decision, new Date());
  if (!decided.ok) throw new Error(`${email} has no business account any more.`);
  say(`Done: ${decided.value.standing.state}.`);
  await mail.send(decided.value.letter).catch((error: unknown) => {
    throw new Error(`The letter to ${email} could not be sent: ${String(error)}`);
  });
  return 0;
}

const STEPS: readonly FulfilmentStep[] = ["printing", "packed", "shipped", "stored"];

async function advance(work: OperatorWork, number: string | undefined, word: string | undefined): Promise<number> {
  const step = STEPS.find((name) => name === word);
  if (!number || !step) throw new Error(`Which order, and to which step?\n\n${HELP}`);
  await confirmOrStop(work, `Order ${number} is ${step}`);
  const advanced = await advanceOrder(work.database, number, step, new Date());
  if (advanced.ok) {
    work.say(`Done: ${advanced.value.fulfilment}.`);
    return 0;
  }
  switch (advanced.failure.code) {
    case "orders/still-cancellable":
      throw new Error("The buyer can still cancel: printing begins 30 minutes after the order.");
    case "orders/money-given-back":
      throw new Error("All the money of this order was given back at the payment provider: it is not printed.");
    case "orders/not-the-next-step":
      throw new Error(`The order cannot go to ${step} from where it is.`);
    default:
      throw new Error(`There is no placed order ${number}.`);
  }
}

async function recordPayment(work: OperatorWork, number: string | undefined): Promise<number> {
  if (!number) throw new Error(`Which order?\n\n${HELP}`);
  await confirmOrStop(work, `The invoice of order ${number} is paid`);
  const recorded = await recordInvoicePayment(work.database, number, new Date());
  if (!recorded.ok) {
    throw new Error(
      recorded.failure.code === "orders/still-cancellable"
        ? "The buyer can still cancel: no invoice is sent within 30 minutes of the order. Is it this one?"
        : `Order ${number} is no invoice that waits for money.`,
    );
  }
  work.say("Done: paid.");
  return 0;
}
