import { createTransport } from "@sentry/core";
import { ServerRuntimeClient, type ServerRuntimeClientOptions } from "@sentry/core/server";
import { eventOfLine } from "./event-of-line.ts";

const TIMEOUT_MS = 5000;

export interface ErrorReports {
  /** Takes log lines about errors, one at a time. */
  readonly stream: { write(line: string): void };
  /** Sends what is still queued, for at most two seconds. */
  flush(): Promise<void>;
}

/** Sends logged errors to a service with Sentry's protocol. An unreachable one costs the shop nothing. */
export function openErrorReports(dsn: string, environment: string): ErrorReports {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    integrations: [],
    stackParser: () => [],
    transport: overFetch,
    // The lines have no private data; the library may not add its own.
    sendDefaultPii: false,
  } as ServerRuntimeClientOptions);
  client.init();
  return {
    stream: { write: (line) => void client.captureEvent(eventOfLine(line)) },
    flush: async () => void (await client.flush(2000)),
  };
}

const overFetch: ServerRuntimeClientOptions["transport"] = (options) => {
  let told = false;
  return createTransport(options, async ({ body }) => {
    try {
      const answer = await fetch(options.url, {
        method: "POST",
        headers: options.headers ?? {},
        body: body as BodyInit,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      told = false;
      return {
        statusCode: answer.status,
        headers: {
          "x-sentry-rate-limits": answer.headers.get("x-sentry-rate-limits"),
          "retry-after": answer.headers.get("retry-after"),
        },
      };
    } catch (error) {
      // Not as a logged error, which would be reported again.
      if (!told) process.emitWarning(`errors cannot be reported: ${(error as Error).message}`);
      told = true;
      throw error;
    }
  });
};
