import { createCaller } from "@surimono/contract/kernel";
import { writeLog } from "@surimono/contract/members";
import { callerSettings } from "./caller-settings.ts";

/** A page that fails again and again must not flood the log. */
const MOST = 5;
const LONGEST = 2000;

const reported = new Set<string>();
const send = createCaller(callerSettings);

/** Tells the operator what went wrong in this browser, once for each message. Nobody is told when that fails. */
export function reportError(what: unknown): void {
  const text = what instanceof Error ? `${what.name}: ${what.message}\n${what.stack ?? ""}` : String(what);
  // The path alone: a query may hold a token. And no character that the log refuses.
  const message = `${location.pathname} ${text}`.toWellFormed().replaceAll("\0", "").slice(0, LONGEST).toWellFormed();
  if (reported.has(message) || reported.size >= MOST) return;
  reported.add(message);
  void send(writeLog, { message, level: "error" });
}
