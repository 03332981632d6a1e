import type { DBAdapter, DBTransactionAdapter } from "better-auth";
import { hashToken } from "../hash-token.ts";

interface Arguments {
  readonly model: string;
  readonly where?: readonly { readonly field: string; readonly value: unknown }[];
  readonly data?: Readonly<Record<string, unknown>>;
  readonly update?: Readonly<Record<string, unknown>>;
}
type Method = (input: Arguments) => Promise<unknown>;

const METHODS = [
  "create",
  "findOne",
  "findMany",
  "count",
  "update",
  "updateMany",
  "delete",
  "deleteMany",
  "consumeOne",
  "incrementOne",
] as const;

/** better-auth stores session tokens as they are. Through this adapter only their hashes reach the database. */
export function hashSessionTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...hashIn(adapter),
    transaction: (work) => adapter.transaction((inner) => work(hashIn(inner))),
  };
}

function hashIn<Adapter extends DBTransactionAdapter>(adapter: Adapter): Adapter {
  const hashing = { ...adapter } as Record<string, unknown>;
  for (const name of METHODS) {
    const method = adapter[name] as Method | undefined;
    if (method) hashing[name] = (input: Arguments) => callHashed(method, input);
  }
  return hashing as Adapter;
}

async function callHashed(method: Method, input: Arguments): Promise<unknown> {
  if (input.model !== "session") return method(input);
  const rawByHash = new Map<unknown, unknown>();
  const hash = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hash);
    if (typeof value !== "string") return value;
    const hashed = hashToken(value);
    rawByHash.set(hashed, value);
    return hashed;
  };
  const hashField = (row: Readonly<Record<string, unknown>>) =>
    "token" in row ? { ...row, token: hash(row["token"]) } : row;
  const result = await method({
    ...input,
    ...(input.where && {
      where: input.where.map((term) => (term.field === "token" ? { ...term, value: hash(term.value) } : term)),
    }),
    ...(input.data && { data: hashField(input.data) }),
    ...(input.update && { update: hashField(input.update) }),
  });
  // The caller gets its token back, as the library sends it to the client.
  const restore = (row: unknown): unknown =>
    typeof row === "object" && row !== null && "token" in row
      ? { ...row, token: rawByHash.get(row.token) ?? row.token }
      : row;
  return Array.isArray(result) ? result.map(restore) : restore(result);
}
