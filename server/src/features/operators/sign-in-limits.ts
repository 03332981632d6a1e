import { createHash } from "node:crypto";
import { DAY_MS, DAY_SECONDS } from "@surimono/domain/kernel";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/database/index.ts";
import { prefixOf, type Shop } from "../../platform/http/index.ts";
import { operatorSessions, operatorSignIns, operators } from "./operators.tables.ts";

/** From one line for one account: enough for typos; further tries wait for the rest of the day. */
const SOON = { points: 10, seconds: 900, per: "address", forgettable: true } as const;
const LATER = { points: 50, seconds: DAY_SECONDS, per: "address", forgettable: true } as const;
/** From all lines together that the account is not known to come from. */
const STRANGERS = { points: 200, seconds: DAY_SECONDS, per: "address", forgettable: true } as const;
const KNOWN_DAYS = 30;

interface Attempt {
  readonly allowed: boolean;
  /** This attempt no longer counts. */
  succeed(): Promise<void>;
}

/**
 * Counts a try of a password, of an account that does not exist in the same way. Lines that the operator works from are counted by
 * themselves, so that nobody elsewhere keeps the operator out of them (decision 210).
 */
export async function countAttempt(
  { database: { db }, now, rateLimits }: Pick<Shop, "database" | "now" | "rateLimits">,
  email: string,
  address: string,
): Promise<Attempt> {
  const account = createHash("sha256").update(email).digest("hex");
  const line = prefixOf(address);
  const own = `${account}:${line}`;
  const isKnown = await isKnownLine(db, email, line, now());
  // A line that has to wait uses up nothing of what all of them have together.
  const allowed =
    (await rateLimits.allow("operator-sign-in", own, SOON)) &&
    (await rateLimits.allow("operator-sign-in-later", own, LATER)) &&
    (isKnown || (await rateLimits.allow("operator-sign-in-strangers", account, STRANGERS)));
  return {
    allowed,
    async succeed() {
      await rateLimits.forget("operator-sign-in", own);
      await rateLimits.forget("operator-sign-in-later", own);
      if (!isKnown) await rateLimits.giveBack("operator-sign-in-strangers", account);
    },
  };
}

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
