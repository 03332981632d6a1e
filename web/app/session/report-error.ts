import { createCaller } from "@surimono/contract/kernel";
import { writeLog } from "@surimono/contract/members";
import { callerSettings } from "./caller-settings.ts";

/** A page that keeps failing must not flood the log. */
const MOST = 5;
const LONGEST = 2000;

const reported = new Set<string>();
const send = createCaller(callerSettings);

/** Reports an error in this browser to the operator, once for each message. If that fails, nobody is told. */
export function reportError(what: unknown): void {
  const text = what instanceof Error ? `${what.name}: ${what.message}\n${what.stack ?? ""}` : String(what);
  // Only the path: a query may contain a token. And no characters that the log refuses.
  const message = `${location.pathname} ${text}`.toWellFormed().replaceAll("\0", "").slice(0, LONGEST).toWellFormed();
  if (reported.has(message) || reported.size >= MOST) return;
  reported.add(message);
  void send(writeLog, { message, level: "error" });
}
