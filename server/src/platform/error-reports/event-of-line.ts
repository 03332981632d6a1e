import { createStackParser, type Event, type Exception } from "@sentry/core";
import { nodeStackLineParser } from "@sentry/core/server";

const FATAL = 60;
const parseStack = createStackParser(nodeStackLineParser());

/** A log line as `openHttp` writes it: errors are already described without private data. */
interface LogLine {
  readonly level: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly hostname?: string;
  readonly pid?: number;
  readonly msg?: string;
  readonly reqId?: string;
  readonly req?: { readonly method: string; readonly path: string };
  readonly err?: DescribedError;
  readonly job?: string;
  /** Where the line was written, if not on this server. */
  readonly from?: string;
  readonly memberId?: string;
  readonly [what: string]: unknown;
}

interface DescribedError {
  readonly type?: string;
  readonly message?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
  readonly [what: string]: unknown;
}

/** The event sent to the error-reporting service for a log line. */
export function eventOfLine(line: string): Event {
  const {
    level,
    time,
    hostname,
    pid: _,
    msg,
    reqId,
    req,
    err,
    job,
    from,
    memberId,
    ...extra
  } = JSON.parse(line) as LogLine;
  return {
    platform: "node",
    level: level >= FATAL ? "fatal" : "error",
    timestamp: time / 1000,
    logger: from ?? "server",
    ...(hostname && { server_name: hostname }),
    ...(msg && { logentry: { message: msg } }),
    ...(req && { transaction: `${req.method} ${req.path}` }),
    ...(err && { exception: { values: exceptionsOf(err) } }),
    ...(memberId && { user: { id: memberId } }),
    tags: { ...(reqId && { request_id: reqId }), ...(job && { job }) },
    extra,
  };
}

/** Causes before their effects, as the service expects. */
function exceptionsOf({ type, message, stack, cause, errors: _, ...named }: DescribedError): Exception[] {
  const own: Exception = {
    type: type ?? "Error",
    value: message ?? "",
    mechanism: { type: "log", handled: true, data: named as Record<string, string> },
    ...(stack && { stacktrace: { frames: parseStack(stack) } }),
  };
  return typeof cause === "object" && cause !== null ? [...exceptionsOf(cause), own] : [own];
}
