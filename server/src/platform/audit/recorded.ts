import { v7 as newId } from "uuid";
import { type Database, isFailed, type Transaction } from "../database/index.ts";
import { withoutAddresses } from "../without-addresses.ts";
import { operatorDeeds } from "./operator-deeds.tables.ts";

/** Who does it, and from where. */
export interface Actor {
  readonly kind: "operator" | "command";
  /** Undefined for a command. */
  readonly id: string | undefined;
  readonly name: string;
  readonly address: string;
  readonly requestId: string;
}

export interface Deed {
  readonly action: string;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly reason?: string | undefined;
  /** What was asked for, where there is no state to compare. */
  readonly asked?: unknown;
  /**
   * What is worth keeping of the subject, read before and after in the transaction. It locks what it reads, so that what it says was before was
   * before. No addresses or names of customers: the entry cannot be deleted.
   */
  readonly state?: (tx: Transaction) => Promise<unknown>;
}

interface Recording {
  readonly database: Database;
  readonly now: () => Date;
}

/** A database each of whose transactions also writes the deed down, in the same commit. What failed or was refused leaves nothing. */
export function recorded({ database, now }: Recording, actor: Actor, deed: Deed): Database {
  return {
    ...database,
    inTransaction: (work) =>
      database.inTransaction(async (tx) => {
        const before = await deed.state?.(tx);
        const value = await work(tx);
        if (!isFailed(value)) await insertDeed(tx, actor, deed, { before, after: await deed.state?.(tx), at: now() });
        return value;
      }),
  };
}

async function insertDeed(
  tx: Transaction,
  actor: Actor,
  { action, subject, reason, asked }: Deed,
  change: { readonly before: unknown; readonly after: unknown; readonly at: Date },
): Promise<void> {
  await tx.insert(operatorDeeds).values({
    id: newId(),
    at: change.at,
    actorKind: actor.kind,
    operatorId: actor.id ?? null,
    actorName: actor.name,
    address: actor.address,
    requestId: actor.requestId,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    before: change.before ?? null,
    after: change.after ?? masked(asked) ?? null,
    reason: reason === undefined ? null : withoutAddresses(reason),
  });
}

/** As it was typed, but for mail addresses, in however deep a part. */
function masked(asked: unknown): unknown {
  if (typeof asked === "string") return withoutAddresses(asked);
  if (Array.isArray(asked)) return asked.map(masked);
  if (typeof asked !== "object" || asked === null) return asked;
  return Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, masked(value)]));
}
