/** What came of one call, as its browser saw it. */
export interface Answered {
  readonly path: string;
  readonly isWrite: boolean;
  /** By the machine's monotonic clock. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
}

/** No call may take longer: what is given up on here counts as hanging. */
const PATIENCE_MS = 60_000;

/** The browser's `fetch`, with every answer written down. */
export function recording(answers: Answered[]): typeof fetch {
  return async (input, init) => {
    const startedAt = performance.now();
    const note = (status: number, retryAfter: string | null, body: string) =>
      answers.push({
        ...{ path: new URL(String(input)).pathname, isWrite: init?.method !== undefined && init.method !== "GET" },
        ...{ startedAt, endedAt: performance.now(), status, retryAfter, body },
      });
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const body = await response.clone().text();
      note(response.status, response.headers.get("retry-after"), response.ok ? "" : body);
      return response;
    } catch (error) {
      note(0, null, String(error));
      throw error;
    }
  };
}

/** Why an answer is none that a shop may give while its database changes over; undefined for one that is. */
export function faultOf({ path, status, retryAfter, body }: Answered): string | undefined {
  if (status >= 200 && status < 400) return undefined;
  const said = `${path} answered ${status} ${body.slice(0, 300)}`;
  // What a killed process had begun is held for a while; the browser asks again when it is told to.
  const isHeld = status === 409 && body.includes('"request/overlapping"');
  if (status !== 503 && !isHeld) return said;
  if (!(Number(retryAfter) > 0)) return `${said} without when to ask again`;
  return /\p{Script=Hiragana}/u.test(body) ? undefined : `${said} without words`;
}

/** The longest time in which nothing could be written, between two writes that were acknowledged. */
export function longestGap(answers: readonly Answered[], from: number, until: number): number {
  const written = answers
    .filter(({ isWrite, status }) => isWrite && status === 200)
    .map(({ endedAt }) => endedAt)
    .sort((one, other) => one - other);
  const before = written.findLast((at) => at <= from) ?? from;
  const inside = written.filter((at) => at > from && at <= until);
  const steps = [before, ...inside, until];
  return Math.max(...steps.slice(1).map((at, index) => at - (steps[index] as number)));
}
