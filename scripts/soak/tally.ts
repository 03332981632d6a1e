import { setTimeout as sleep } from "node:timers/promises";

/** What was answered: `503` is expected with Retry-After while something is away, or held; a 5xx else, or a call refused as broken, is a fault. */
export interface Tally {
  readonly answers: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
  /** Kinds of ends of a call. */
  count(kind: string): void;
  fault(what: string): void;
}

export function openTally(): Tally {
  const answers = new Map<string, number>();
  const faults: string[] = [];
  const count = (kind: string) => void answers.set(kind, (answers.get(kind) ?? 0) + 1);
  return {
    answers,
    faults,
    count,
    fault(what) {
      count("fault");
      faults.push(what);
    },
  };
}

/** Calls that went wrong by themselves, whatever the shop does: the soak's own mistakes. */
const BROKEN_CALL = /^request\/(?!too-many)/;
const PATIENCE_MS = 60_000;

/**
 * The proxy in front of some processes: a call goes to one of them, and to another where nobody listens. A connection that ends without an
 * answer is told as it is: whoever called does not know what became of it.
 */
export function balanced(ports: readonly number[], tally: Tally, pick: () => number): typeof fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const begun = performance.now();
    for (let turn = pick(); ; turn++) {
      const port = ports[turn % ports.length];
      try {
        const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, init);
        await judge(response.clone(), pathname, tally);
        return response;
      } catch (error) {
        if (!isRefused(error)) {
          tally.count("cut off without an answer");
          throw error;
        }
        if (performance.now() - begun > PATIENCE_MS) {
          tally.fault(`${pathname}: nobody listened for a minute`);
          throw error;
        }
        await sleep(100);
      }
    }
  };
}

const isRefused = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === "ECONNREFUSED";

async function judge(response: Response, pathname: string, tally: Tally): Promise<void> {
  const { status } = response;
  if (status < 400) return tally.count(String(status));
  const { error_code: code = "" } = (await response.json().catch(() => ({}))) as { error_code?: string };
  const kind = `${status} ${code}`;
  if (status >= 500 && !(status === 503 && response.headers.has("retry-after")))
    return tally.fault(`${pathname}: ${kind}${status === 503 ? " without Retry-After" : ""}`);
  if (BROKEN_CALL.test(code) && !response.headers.has("retry-after")) return tally.fault(`${pathname}: ${kind}`);
  tally.count(kind);
}
