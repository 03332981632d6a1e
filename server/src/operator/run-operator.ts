import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openPlaced } from "../platform/citus/index.ts";
import { asWork, checkMigrated, type Database, migrateEmpty, nameDatabase } from "../platform/database/index.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres/index.ts";
import { type Env, readEnv, settingsOf } from "../platform/env/index.ts";
import { openQueue, type Queue } from "../platform/jobs/index.ts";
import { BANK_COMMANDS, BANK_HELP } from "./bank-commands.ts";
import { BILL_COMMANDS, BILL_HELP } from "./bill-commands.ts";
import { BILLING_COMMANDS, BILLING_HELP } from "./billing-commands.ts";
import { BOOKS_COMMANDS, BOOKS_HELP } from "./books-commands.ts";
import { BUSINESS_COMMANDS, BUSINESS_HELP } from "./business-commands.ts";
import { CATALOGUE_COMMANDS, CATALOGUE_HELP } from "./catalogue-commands.ts";
import { COUPON_COMMANDS, COUPON_HELP } from "./coupon-commands.ts";
import { DEFECT_COMMANDS, DEFECT_HELP } from "./defect-commands.ts";
import { DISTRIBUTE_COMMANDS, DISTRIBUTE_HELP } from "./distribute-commands.ts";
import { DOCUMENTS_COMMANDS, DOCUMENTS_HELP } from "./document-commands.ts";
import { FILES_COMMANDS, FILES_HELP } from "./files-commands.ts";
import { FLOOR_COMMANDS, FLOOR_HELP } from "./floor-commands.ts";
import { GALLERY_COMMANDS, GALLERY_HELP } from "./gallery-commands.ts";
import { HOLD_COMMANDS, HOLD_HELP } from "./hold-commands.ts";
import { JOBS_COMMANDS, JOBS_HELP } from "./jobs-commands.ts";
import { JOURNAL_COMMANDS, JOURNAL_HELP } from "./journal-commands.ts";
import { NOTICES_COMMANDS, NOTICES_HELP } from "./notices-commands.ts";
import { OPERATOR_ACCOUNT_COMMANDS, OPERATOR_ACCOUNT_HELP } from "./operator-account-commands.ts";
import type { OperatorCommand, OperatorDesk, OperatorWork } from "./operator-command.ts";
import { ORDER_COMMANDS, ORDER_HELP } from "./order-commands.ts";
import { PARCEL_COMMANDS, PARCEL_HELP } from "./parcel-commands.ts";
import { PIECE_COMMANDS, PIECE_HELP } from "./piece-commands.ts";
import { PRESS_COMMANDS, PRESS_HELP } from "./press-commands.ts";
import { RECONCILE_COMMANDS, RECONCILE_HELP } from "./reconcile-commands.ts";
import { recordedFor } from "./recorded-command.ts";
import { REFUND_COMMANDS, REFUND_HELP } from "./refund-commands.ts";
import { RETENTION_COMMANDS, RETENTION_HELP } from "./retention-commands.ts";
import { SUPPORT_COMMANDS, SUPPORT_HELP } from "./support-commands.ts";
import { SUSPENSION_COMMANDS, SUSPENSION_HELP } from "./suspension-commands.ts";
import { WAREHOUSE_COMMANDS, WAREHOUSE_HELP } from "./warehouse-commands.ts";

const HELP = `Work of the operator, beside a running shop or without one. It reads the same settings (DATA_DIR, DATABASE_URL, …).
${BUSINESS_HELP}
${ORDER_HELP}
${PARCEL_HELP}
${PIECE_HELP}
${PRESS_HELP}
${WAREHOUSE_HELP}
${FLOOR_HELP}
${HOLD_HELP}
${REFUND_HELP}
${BILLING_HELP}
${BILL_HELP}
${BANK_HELP}
${BOOKS_HELP}
${JOURNAL_HELP}
${DOCUMENTS_HELP}
${DEFECT_HELP}
${COUPON_HELP}
${NOTICES_HELP}
${GALLERY_HELP}
${SUPPORT_HELP}
${SUSPENSION_HELP}
${CATALOGUE_HELP}
${JOBS_HELP}
${RECONCILE_HELP}
${RETENTION_HELP}
${FILES_HELP}
${DISTRIBUTE_HELP}
${OPERATOR_ACCOUNT_HELP}

  --yes   does not ask first
  --json  what a reading command found, for another program
  --help  shows this`;

export const COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  ...BUSINESS_COMMANDS,
  ...ORDER_COMMANDS,
  ...PARCEL_COMMANDS,
  ...PIECE_COMMANDS,
  ...PRESS_COMMANDS,
  ...WAREHOUSE_COMMANDS,
  ...FLOOR_COMMANDS,
  ...HOLD_COMMANDS,
  ...REFUND_COMMANDS,
  ...BILLING_COMMANDS,
  ...BILL_COMMANDS,
  ...BANK_COMMANDS,
  ...BOOKS_COMMANDS,
  ...JOURNAL_COMMANDS,
  ...DOCUMENTS_COMMANDS,
  ...DEFECT_COMMANDS,
  ...COUPON_COMMANDS,
  ...NOTICES_COMMANDS,
  ...GALLERY_COMMANDS,
  ...SUPPORT_COMMANDS,
  ...SUSPENSION_COMMANDS,
  ...CATALOGUE_COMMANDS,
  ...JOBS_COMMANDS,
  ...RECONCILE_COMMANDS,
  ...RETENTION_COMMANDS,
  ...FILES_COMMANDS,
  ...DISTRIBUTE_COMMANDS,
  ...OPERATOR_ACCOUNT_COMMANDS,
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

async function obey({ args, variables: given, ...terminal }: OperatorDesk): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      yes: { type: "boolean" },
      json: { type: "boolean" },
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
  const said: Readonly<Record<string, string | boolean | undefined>> = values;
  const options = Object.fromEntries(VALUE_OPTIONS.map((option) => [option, textOf(said[option])]));
  refuseSlips(`${name}`, command, words, options);
  const reads = command.reads?.(words, options) ?? false;
  if (values.json && !reads) throw new Error(`--json is for what only reads. ${name} changes something.`);
  const variables = settingsOf(given);
  const dataDir = resolve(variables["DATA_DIR"] || ".data");
  if (!variables["DATABASE_URL"] && !existsSync(dataDir))
    throw new Error(
      `There is no shop in ${dataDir}. Give the command the settings of the shop: DATA_DIR or DATABASE_URL.`,
    );
  // It brings no database in use up to date, so that an address which leads to PgBouncer will do.
  const env = readEnv({ ...variables, MIGRATE: "off" });
  const confirm = values.yes ? async () => true : terminal.confirm;
  const tell: OperatorWork["tell"] = values.json
    ? (value) => terminal.say(JSON.stringify(value, undefined, 2))
    : (_, lines) => {
        for (const line of lines) terminal.say(line);
      };
  return withDatabase(env, { note: terminal.note, reads }, (database, jobs) =>
    command.run(
      {
        database: recordedFor(database, { name: `${name}`, command, words, options }),
        ...{ jobs, env, ...terminal, tell, confirm, options },
      },
      ...words,
    ),
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
  if (extra !== undefined) throw new Error(`What is “${extra}”? Put text with spaces in quotes.`);
  for (const [option, value] of Object.entries(options))
    if (value !== undefined && !command.options.includes(option))
      throw new Error(`--${option} does not belong to ${name}. See --help.`);
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

interface Opening {
  readonly note: OperatorDesk["note"];
  readonly reads: boolean;
}

async function withDatabase(
  env: Env,
  { note, reads }: Opening,
  work: (database: Database, jobs: Pick<Queue, "enqueue">) => Promise<number>,
): Promise<number> {
  const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: env.dataDir, log: note });
  try {
    const databaseUrl = env.databaseUrl ?? (embedded?.url as string);
    note(`Database: ${embedded ? `of ${resolve(env.dataDir)}` : nameDatabase(databaseUrl)}`);
    if (!reads) return await withQueue(databaseUrl, work);
    // A glance must not bring a database up to date that a running shop of another release works with.
    await checkMigrated(databaseUrl);
    return await onDatabase(databaseUrl, (database) =>
      work({ ...database, inTransaction: refuse }, { enqueue: refuse }),
    );
  } finally {
    await embedded?.stop();
  }
}

async function refuse(): Promise<never> {
  throw new Error("a command that reads tried to change something");
}

async function withQueue(
  databaseUrl: string,
  work: (database: Database, jobs: Queue) => Promise<number>,
): Promise<number> {
  await migrateEmpty(databaseUrl);
  const jobs = openQueue(databaseUrl);
  try {
    return await onDatabase(databaseUrl, (database) => work(database, jobs));
  } finally {
    await jobs.close();
  }
}

async function onDatabase(databaseUrl: string, work: (database: Database) => Promise<number>): Promise<number> {
  const database = await openPlaced(databaseUrl, 2, { readOnly: true });
  try {
    return await asWork(() => work(database));
  } finally {
    await database.close();
  }
}
