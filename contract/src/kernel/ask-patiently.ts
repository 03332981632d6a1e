import type { RequestFailureCode } from "./define-failures.ts";

/** A little longer than a fail-over of the database takes. Longer pauses are reported as a failure instead. */
const LONGEST_MS = 45_000;

const OF_THE_SHOP: ReadonlySet<unknown> = new Set<RequestFailureCode>([
  ...(["server/busy", "server/stopping"] as const),
  // Such as the same call before, whose process was killed, and for which the database still holds what it changed.
  "request/overlapping",
]);

/** Asks again as often as a busy shop says when to, and answers its last answer. `onPause` is called before each pause. */
export async function askPatiently(
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
  onPause: () => void,
): Promise<Response> {
  for (const end = Date.now() + LONGEST_MS; ; ) {
    const response = await ask();
    // Those who were turned away together do not come back together.
    const ms = (Number(response.headers.get("retry-after") ?? Number.NaN) + 0.5 + Math.random()) * 1_000;
    if (!(Date.now() + ms < end) || !(await isBusy(response))) return response;
    onPause();
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (signal?.aborted) return response;
  }
}

/** Whether the shop itself says so. Another failure, such as a payment provider's, is for the customer to decide about. */
async function isBusy(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const { error_code: code } = (body ?? {}) as { readonly error_code?: unknown };
  return OF_THE_SHOP.has(code);
}
