import { MINUTE_MS } from "@surimono/domain/kernel";
import type { Env } from "../../platform/env/index.ts";
import { isSameSecret, macOf } from "../../platform/mac.ts";
import type { OperatorRow } from "./operators.tables.ts";

const TICKET_MS = 10 * MINUTE_MS;

type Holder = Pick<OperatorRow, "id" | "passwordHash">;

/** Says that the password was right, and nothing more. It ends with the password it was right for. */
export function writeTicket(env: Pick<Env, "secret">, holder: Holder, now: Date): string {
  const until = String(now.getTime() + TICKET_MS);
  return [holder.id, until, signed(env, holder, until)].join(".");
}

/** Whose ticket it says it is, to be checked with `isTicketOf`. */
export function holderOf(ticket: string): string | undefined {
  return /^[0-9a-f-]{36}(?=\.)/.exec(ticket)?.[0];
}

export function isTicketOf(env: Pick<Env, "secret">, holder: Holder, ticket: string, now: Date): boolean {
  const [id, until = "", mac = ""] = ticket.split(".");
  return id === holder.id && Number(until) > now.getTime() && isSameSecret(mac, signed(env, holder, until));
}

function signed({ secret }: Pick<Env, "secret">, { id, passwordHash }: Holder, until: string): string {
  return macOf(secret, `operator ticket ${id} ${until} ${passwordHash}`);
}
