import { hostname, userInfo } from "node:os";
import { orderNumber, parseOrderNumber } from "@surimono/domain/orders";
import { v7 as newId } from "uuid";
import { orderState } from "../features/orders/index.ts";
import { type Deed, recorded } from "../platform/audit/index.ts";
import type { Database } from "../platform/database/index.ts";
import type { OperatorCommand, OperatorWork } from "./operator-command.ts";

interface Asked {
  readonly name: string;
  readonly command: OperatorCommand;
  readonly words: readonly string[];
  readonly options: OperatorWork["options"];
}

/**
 * What a command works with: each of its transactions is written down, with the account of the machine it was given on. Outside of them the
 * database takes no change from it (`readOnly`), so that no command can forget.
 */
export function recordedFor(database: Database, asked: Asked): Database {
  const actor = { kind: "command" as const, id: undefined, ...machine(), requestId: newId() };
  return recorded({ database, now: () => new Date() }, actor, deedOf(asked));
}

/** The account and the machine that a command was given on. */
export function machine(): { readonly name: string; readonly address: string } {
  try {
    return { name: userInfo().username, address: hostname() };
  } catch {
    // In a container its user may have no name.
    return { name: `uid ${process.getuid?.() ?? "?"}`, address: hostname() };
  }
}

function deedOf({ name, command, words, options }: Asked): Deed {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const asked = { words, options: Object.fromEntries(given) };
  const reason = options["reason"];
  const sequence = command.about ? parseOrderNumber(words[0] ?? "") : undefined;
  if (sequence !== undefined) {
    const number = orderNumber(sequence);
    const subject = { kind: "order", id: number };
    if (command.about === "order-by-invoice") return { action: name, subject, reason, asked };
    return { action: name, subject, reason, state: (tx) => orderState(tx, number) };
  }
  const subject = { kind: "command", id: name };
  return { action: name, subject, reason, asked };
}
