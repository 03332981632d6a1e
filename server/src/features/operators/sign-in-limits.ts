import { createHash } from "node:crypto";
import { DAY_MS, DAY_SECONDS } from "@surimono/domain/kernel";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/database/index.ts";
import { prefixOf, type Shop } from "../../platform/http/index.ts";
import { operatorSessions, operatorSignIns, operators } from "./operators.tables.ts";

const at = (points: number, seconds: number) => ({ points, seconds, per: "address", forgettable: true }) as const;

/**
 * From one line for one account: enough for typos; further tries wait for the rest of the day. And from all lines together that the
 * account is not known to come from.
 */
const PASSWORDS = {
  name: "operator-sign-in",
  soon: at(10, 900),
  later: at(50, DAY_SECONDS),
  strangers: at(200, DAY_SECONDS),
};
/** Only whoever has the password gets so far, and a code has a million values. */
const CODES = { name: "operator-code", soon: at(10, 900), later: at(30, DAY_SECONDS), strangers: at(50, DAY_SECONDS) };
const LETTERS = at(1, DAY_SECONDS);
const KNOWN_DAYS = 30;

type Desk = Pick<Shop, "database" | "now" | "rateLimits">;

interface Attempt {
  readonly allowed: boolean;
  /** This attempt no longer counts. */
  succeed(): Promise<void>;
}

/**
 * Counts a try of a password, of an account that does not exist in the same way. Lines that the operator works from are counted by
 * themselves, so that nobody elsewhere keeps the operator out of them (decision 210).
 */
export async function countAttempt(desk: Desk, email: string, address: string): Promise<Attempt> {
  return count(desk, PASSWORDS, email, address);
}

/** The same of a code after the right password. */
export async function countCode(desk: Desk, email: string, address: string): Promise<Attempt> {
  return count(desk, CODES, email, address);
}

/** Once a day: somebody has the password and tries codes. */
export async function isLetterDue({ rateLimits }: Pick<Shop, "rateLimits">, email: string): Promise<boolean> {
  return rateLimits.allow("operator-code-letter", hashed(email), LETTERS);
}

async function count(
  { database: { db }, now, rateLimits }: Desk,
  { name, soon, later, strangers }: typeof PASSWORDS,
  email: string,
  address: string,
): Promise<Attempt> {
  const account = hashed(email);
  const line = prefixOf(address);
  const own = `${account}:${line}`;
  const isKnown = await isKnownLine(db, email, line, now());
  // A line that has to wait uses up nothing of what all of them have together.
  const allowed =
    (await rateLimits.allow(name, own, soon)) &&
    (await rateLimits.allow(`${name}-later`, own, later)) &&
    (isKnown || (await rateLimits.allow(`${name}-strangers`, account, strangers)));
  return {
    allowed,
    async succeed() {
      await rateLimits.forget(name, own);
      await rateLimits.forget(`${name}-later`, own);
      if (!isKnown) await rateLimits.giveBack(`${name}-strangers`, account);
    },
  };
}

const hashed = (email: string): string => createHash("sha256").update(email).digest("hex");

/** A session is open there, or somebody came in from there lately. */
async function isKnownLine(db: Db, email: string, line: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  const open = db
    .select({ address: operatorSessions.address })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(and(eq(operators.email, email), gt(operatorSessions.expiresAt, now)));
  const lately = db
    .select({ address: operatorSignIns.address })
    .from(operatorSignIns)
    .innerJoin(operators, eq(operators.id, operatorSignIns.operatorId))
    .where(and(eq(operators.email, email), eq(operatorSignIns.outcome, "signed-in"), gt(operatorSignIns.at, since)));
  return (await open.union(lately)).some(({ address }) => prefixOf(address) === line);
}
