import { patienceLeft } from "./patience.ts";

/**
 * The `fetch` under Stripe's client. The client takes any JSON without `error` for the requested object, whatever the status, and crashes
 * the process on JSON that is no object: a proxy's answers must not reach it. They count as 502, which it retries.
 */
export async function judgedFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, ...limited(init.signal), redirect: "error" });
  // Read to its end under the same limit: a body may come in drops.
  const text = await response.text();
  if (!isOfGateway(response.ok, text)) return new Response(null, { status: 502 });
  return new Response(text, { status: response.status, headers: response.headers });
}

function limited(signal: AbortSignal | null | undefined): Pick<RequestInit, "signal"> {
  const left = patienceLeft();
  if (left === undefined) return {};
  if (left === 0) throw new Error("nobody waits for the payment gateway any longer");
  const deadline = AbortSignal.timeout(Math.ceil(left));
  return { signal: signal ? AbortSignal.any([signal, deadline]) : deadline };
}

/** An object, of which some have an empty `error`, or an error in Stripe's format; which object it is shows in its shape. */
function isOfGateway(isGood: boolean, text: string): boolean {
  const answer = read(text);
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return false;
  const error = "error" in answer ? answer.error : undefined;
  return isGood
    ? error === undefined || error === null
    : typeof error === "object" && error !== null && "type" in error;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
