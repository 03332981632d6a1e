import { saveDestinations } from "@surimono/contract/cart";
import { createStore } from "@surimono/ui/store.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { call, callThrough } from "#app/session/call.ts";
import { queryClient } from "../../../query-client.ts";
import { destinationInput } from "../destination-input.ts";
import { type SplitDestination, splitQuery } from "./split.query.ts";

/** Long enough for three presses of ＋. */
const PAUSE_MS = 600;

export interface WantedSplit {
  readonly several: boolean;
  readonly destinations: readonly SplitDestination[];
}

/** What the customer sees already and the server does not know yet; undefined while the server knows everything. */
export const wantedSplit = createStore<WantedSplit | undefined>(undefined);

let timer: ReturnType<typeof setTimeout> | undefined;
let queue: Promise<boolean> = Promise.resolve(true);

/** Shows the change at once and keeps it on the server after a pause. */
export function wishSplit(split: WantedSplit): void {
  wantedSplit.set(split);
  window.addEventListener("pagehide", sendParting);
  clearTimeout(timer);
  timer = setTimeout(() => void settleSplit(), PAUSE_MS);
}

/** Resolves when the server knows everything; answers whether it took it. */
export function settleSplit(): Promise<boolean> {
  clearTimeout(timer);
  queue = queue.then(() => send(call));
  return queue;
}

/** Outlives the page that sends it. */
const partingCall = callThrough((input, init) => fetch(input, { ...init, keepalive: true }));

function sendParting(): void {
  if (wantedSplit.get()) void send(partingCall);
}

async function send(by: typeof call): Promise<boolean> {
  const wanted = wantedSplit.get();
  if (!wanted) return true;
  const answer = await by(saveDestinations, {
    several: wanted.several,
    destinations: wanted.destinations.map(destinationInput),
  });
  if (answer.ok) queryClient.setQueryData(splitQuery.queryKey, answer.value);
  else {
    showToast(answer.failure.message, { tone: "error" });
    await queryClient.invalidateQueries({ queryKey: splitQuery.queryKey });
  }
  // Unless it was changed again meanwhile, what the server says holds from now on.
  if (wantedSplit.get() === wanted) wantedSplit.set(undefined);
  // The totals of the cart have another fee for delivery.
  void queryClient.invalidateQueries({ queryKey: ["cart"], exact: true });
  return answer.ok;
}
