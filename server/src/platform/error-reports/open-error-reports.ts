import { createTransport } from "@sentry/core";
import { ServerRuntimeClient, type ServerRuntimeClientOptions } from "@sentry/core/server";
import { eventOfLine } from "./event-of-line.ts";

const TIMEOUT_MS = 5000;

export interface ErrorReports {
  /** Takes what the log says of errors, a line each. */
  readonly stream: { write(line: string): void };
  /** Sends what is still waiting, for two seconds at the most. */
  flush(): Promise<void>;
}

/** Tells a service that speaks Sentry's protocol what the log says of errors. One that cannot be reached costs the shop nothing. */
export function openErrorReports(dsn: string, environment: string): ErrorReports {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    integrations: [],
    stackParser: () => [],
    transport: overFetch,
    // The lines are written without what is private; the library may add nothing of its own.
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
      // Not as an error of the log, which would be reported again.
      if (!told) process.emitWarning(`errors cannot be reported: ${(error as Error).message}`);
      told = true;
      throw error;
    }
  });
};
