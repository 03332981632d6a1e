import { getCart, saveDestinations } from "@surimono/contract/cart";
import { listAddresses } from "@surimono/contract/delivery";
import { createStore } from "@surimono/ui/store.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { call, callThrough } from "#app/session/call.ts";
import { onOtherMember } from "#app/session/tab-store.ts";
import { queryClient } from "../../../query-client.ts";
import { destinationInput } from "../destination-input.ts";
import { leaveOutGone } from "./edit-split.ts";
import { type Split, type SplitDestination, splitQuery } from "./split.query.ts";

/** Long enough for three presses of ＋. */
const PAUSE_MS = 600;

export interface SplitWish {
  readonly several: boolean;
  readonly destinations: readonly SplitDestination[];
}

interface WantedSplit extends SplitWish {
  /** Of what the server had when the customer began to change it. */
  readonly revision: number;
  /** Another page changed it meanwhile: the customer says which of the two holds. */
  readonly isContested: boolean;
}

/** What the customer sees already and the server does not know yet; undefined while the server knows everything. */
export const wantedSplit = createStore<WantedSplit | undefined>(undefined);
onOtherMember(() => wantedSplit.set(undefined));

let timer: ReturnType<typeof setTimeout> | undefined;
let queue: Promise<boolean> = Promise.resolve(true);

/** Shows the change at once and keeps it on the server after a pause. */
export function wishSplit(wish: SplitWish): void {
  const before = wantedSplit.get();
  const revision = before?.revision ?? queryClient.getQueryData(splitQuery.queryKey)?.revision ?? 0;
  wantedSplit.set({ ...wish, revision, isContested: before?.isContested ?? false });
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

/** What was typed on this page holds, in place of what another saved. */
export async function keepOwnSplit(): Promise<void> {
  const theirs = await readSplitAgain();
  const own = wantedSplit.get();
  if (!theirs || !own) return;
  wantedSplit.set({ ...own, revision: theirs.revision, isContested: false });
  await settleSplit();
}

/** What another page saved holds. */
export async function takeOtherSplit(): Promise<void> {
  if (await readSplitAgain()) wantedSplit.set(undefined);
}

async function readSplitAgain(): Promise<Split | undefined> {
  return queryClient.fetchQuery({ ...splitQuery, staleTime: 0 }).catch(() => undefined);
}

/** Outlives the page that sends it. */
const partingCall = callThrough((input, init) => fetch(input, { ...init, keepalive: true }));

function sendParting(): void {
  if (wantedSplit.get()) void send(partingCall);
}

async function send(by: typeof call, isMended = false): Promise<boolean> {
  const wanted = wantedSplit.get();
  if (!wanted) return true;
  if (wanted.isContested) return false;
  const { several, revision, destinations } = wanted;
  const answer = await by(saveDestinations, { several, revision, destinations: destinations.map(destinationInput) });
  if (answer.ok) {
    queryClient.setQueryData(splitQuery.queryKey, answer.value);
    const now = wantedSplit.get();
    // Unless it was changed again meanwhile, what the server says holds from now on.
    wantedSplit.set(now && now !== wanted ? { ...now, revision: answer.value.revision } : undefined);
  } else {
    const { code, message } = answer.failure;
    if (code === "cart/split-changed") contest();
    else if (!isMended && GONE.has(code) && (await mend(wanted))) return send(by, true);
    // What was typed stays, and is sent again with the next change. Any other failure was shown already.
    if (code in saveDestinations.failures) showToast(message, { tone: "error" });
  }
  // The totals of the cart have another fee for delivery.
  void queryClient.invalidateQueries({ queryKey: ["cart"], exact: true });
  return answer.ok;
}

function contest(): void {
  const now = wantedSplit.get();
  if (now) wantedSplit.set({ ...now, isContested: true });
}

/** A line or an entry of the address book that another page took away. */
const GONE: ReadonlySet<string> = new Set(["cart/no-such-line", "delivery/no-such-address"]);

/** Leaves out what is gone, and nothing else; false where nothing is. */
async function mend(wanted: WantedSplit): Promise<boolean> {
  const [cart, book] = await Promise.all([call(getCart, {}), call(listAddresses, {})]);
  if (!cart.ok || !book.ok || wantedSplit.get() !== wanted) return false;
  const destinations = leaveOutGone(wanted.destinations, cart.value.lines, book.value.addresses);
  if (destinations === wanted.destinations) return false;
  wantedSplit.set({ ...wanted, destinations });
  return true;
}
