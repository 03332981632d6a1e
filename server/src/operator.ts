import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { decideBusiness, findBusinessApplication, USUAL_DISCOUNT_BP } from "./features/members/index.ts";
import { type Database, migrate, openDatabase } from "./platform/database/index.ts";
import { startEmbeddedPostgres } from "./platform/embedded-postgres/index.ts";
import { ConfigurationError, type Env, readEnv } from "./platform/env/index.ts";
import { type Mail, openMail } from "./platform/mail/index.ts";

const HELP = `Work of the operator, beside a running shop or without one. It reads the same settings (DATA_DIR, DATABASE_URL, …).

  npm run operator -- approve-business <email> [--discount <percent>] [--yes]
      The business may pay by invoice and has its discount (${USUAL_DISCOUNT_BP / 100} % unless said otherwise). It gets a letter.
  npm run operator -- reject-business <email> [--yes]
      The business keeps its account, without invoice and discount. It gets a letter.

  --yes   does not ask first
  --help  shows this`;

interface Desk {
  readonly database: Database;
  readonly mail: Mail;
  readonly options: { readonly yes: boolean; readonly discount: string | undefined };
}

/** Answers the exit code. */
type Command = (desk: Desk, argument: string | undefined) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = {
  "approve-business": (desk, email) => decide(desk, email, true),
  "reject-business": (desk, email) => decide(desk, email, false),
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const complain = (line: string): number => {
  process.stderr.write(`${line}\n`);
  return 1;
};

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      yes: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
      discount: { type: "string" },
    },
  });
  const [name, argument] = positionals;
  const command = name === undefined ? undefined : COMMANDS[name];
  if (values.help) {
    say(HELP);
    return 0;
  }
  if (!command) return complain(name === undefined ? HELP : `There is no command ${name}.\n\n${HELP}`);
  const env = readEnv(process.env);
  return withDatabase(env, (database) =>
    command({ database, mail: openMail(env), options: { yes: values.yes, discount: values.discount } }, argument),
  );
}

async function withDatabase(env: Env, work: (database: Database) => Promise<number>): Promise<number> {
  const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: env.dataDir, log: say });
  const databaseUrl = env.databaseUrl ?? (embedded?.url as string);
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl, 2);
  try {
    return await work(database);
  } finally {
    await database.close();
    await embedded?.stop();
  }
}

async function decide(desk: Desk, address: string | undefined, approve: boolean): Promise<number> {
  const email = address?.trim().toLowerCase();
  if (!email) return complain(`Which business? Give its e-mail address.\n\n${HELP}`);
  const discount = Number(desk.options.discount ?? USUAL_DISCOUNT_BP / 100);
  if (!(discount >= 0 && discount < 100)) return complain("--discount is a number of percent from 0 to 99.99");
  const application = await findBusinessApplication(desk.database.db, email);
  if (!application) return complain(`${email} has no business account, or has not verified its address yet.`);
  say(`${application.companyName}, ${application.contactName} <${email}>: ${application.state}`);
  const verb = approve ? `Approve with ${discount} % discount` : "Reject";
  if (!(desk.options.yes || (await isConfirmed(verb)))) return complain("Nothing was changed.");
  const decision = approve
    ? ({ approve, discountRateBp: Math.round(discount * 100) } as const)
    : ({ approve } as const);
  const decided = await decideBusiness(desk.database.db, email, decision, new Date());
  if (!decided.ok) return complain(`${email} has no business account any more.`);
  say(`Done: ${decided.value.standing.state}.`);
  try {
    await desk.mail.send(decided.value.letter);
  } catch (error) {
    return complain(`The letter to ${email} could not be sent: ${String(error)}`);
  }
  return 0;
}

async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

try {
  process.exitCode = await main();
} catch (error) {
  process.exitCode = complain(
    error instanceof ConfigurationError || error instanceof TypeError ? error.message : String(error),
  );
}
