import {
  addItem,
  changeQuantity,
  putLineBack,
  removeLine,
  type WireCart,
  type WireLine,
} from "@surimono/contract/cart";
import type { CallFailure } from "@surimono/contract/kernel";
import { ok, type Result } from "@surimono/domain/kernel";
import { createStore } from "@surimono/ui/store.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { call, callThrough } from "#app/session/call.ts";
import { fetchPart } from "#app/ui/fetch-part.ts";
import { keepCart, readCartAgain } from "./cart.queries.ts";
import type { KeptRows } from "./roster/kept-rows.ts";

/** Long enough to press ＋ three times, short enough to see the price follow. */
const PAUSE_MS = 400;

const NOTHING: ReadonlyMap<string, number> = new Map();

/** Quantities shown to the customer but not saved yet, by line; 0 for a line being removed. */
export const pendingQuantities = createStore(NOTHING);

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let queue: Promise<unknown> = Promise.resolve();
/** Changes without an answer yet: whether each worked. */
const running = new Set<Promise<boolean>>();

type Changed = Result<WireCart, CallFailure>;

/** Changes run one after the other, so that the last answer is the newest cart. */
export function inTurn(work: () => Promise<Changed>): Promise<Changed> {
  const result = queue.then(async () => {
    const answer = await work();
    if (answer.ok) keepCart(answer.value);
    else await readCartAgain();
    return answer;
  });
  // Not even one that throws may stop those that come after it.
  const settled = result.then(
    ({ ok }) => ok,
    () => false,
  );
  queue = settled;
  running.add(settled);
  void settled.then(() => running.delete(settled));
  return result;
}

/** Whether it worked; a failure shows a toast. */
async function change(work: () => Promise<Changed>): Promise<boolean> {
  const answer = await inTurn(work);
  if (!answer.ok) showToast(answer.failure.message, { tone: "error" });
  return answer.ok;
}

function setPending(lineId: string, quantity: number | undefined): void {
  const next = new Map(pendingQuantities.get());
  if (quantity === undefined) next.delete(lineId);
  else next.set(lineId, quantity);
  pendingQuantities.set(next);
}

/** Outlives the page that sends it. */
const partingCall = callThrough((input, init) => fetch(input, { ...init, keepalive: true }));

/** A page closed or reloaded during the pause still saves. */
function sendParting(): void {
  for (const lineId of [...timers.keys()]) void sendQuantity(lineId, partingCall);
}

/** Shows the quantity at once and saves it after a pause. */
export function wishQuantity(lineId: string, quantity: number): void {
  setPending(lineId, quantity);
  window.addEventListener("pagehide", sendParting);
  clearTimeout(timers.get(lineId));
  timers.set(
    lineId,
    setTimeout(() => void sendQuantity(lineId), PAUSE_MS),
  );
}

async function sendQuantity(lineId: string, by = call): Promise<void> {
  clearTimeout(timers.get(lineId));
  timers.delete(lineId);
  const quantity = pendingQuantities.get().get(lineId);
  if (!quantity) return;
  await change(() => by(changeQuantity, { line_id: lineId, quantity }));
  // Unless changed again meanwhile, the server's answer holds from now on.
  if (pendingQuantities.get().get(lineId) === quantity && !timers.has(lineId)) setPending(lineId, undefined);
}

/** Few carts have names in them. */
const loadRows = () => import("./roster/kept-rows.ts");

/** What must be put back with a line. */
export interface Removed {
  /** The words of its pieces. */
  readonly rows: KeptRows;
  /** What brings it back as it was; a server of before has none. */
  readonly sealed: string | undefined;
}

/** Not while it is on its way already, nor without what keeps the words of its pieces: that it does not load is said. */
export async function canTakeOut({ line_id, personal }: WireLine): Promise<boolean> {
  if (personal?.rows && !(await fetchPart(loadRows))) return false;
  return pendingQuantities.get().get(line_id) !== 0;
}

/** Undefined where it could not be taken out. */
export async function takeOut(line: WireLine): Promise<Removed | undefined> {
  const { line_id } = line;
  clearTimeout(timers.get(line_id));
  timers.delete(line_id);
  setPending(line_id, 0);
  let rows: KeptRows = [];
  let sealed: string | undefined;
  const worked = await change(async () => {
    if (line.personal?.rows) {
      const read = await (await loadRows()).readRows(line);
      if (!read.ok) return read;
      rows = read.value;
    }
    const answer = await call(removeLine, { line_id });
    if (!answer.ok) return answer;
    const { put_back, ...cart } = answer.value;
    sealed = put_back;
    return ok(cart);
  });
  setPending(line_id, undefined);
  return worked ? { rows, sealed } : undefined;
}

/** Once, however often it is asked. */
export function putBack(line: WireLine, { rows, sealed }: Removed): Promise<boolean> {
  const { product_id, size_id, quantity } = line;
  return change(async () => {
    const added = sealed
      ? await call(putLineBack, { put_back: sealed })
      : await call(addItem, { product_id, sizes: [{ size_id, quantity }] });
    if (!added.ok || rows.length === 0) return added;
    return (await loadRows()).putRowsBack(added.value, line, rows);
  });
}

/** Resolves when the server has answered every change that is under way; answers whether it took all of them (rule cart-saved-first). */
export async function settleCart(): Promise<boolean> {
  const sent = [...timers.keys()].map((lineId) => sendQuantity(lineId));
  const worked = await Promise.all(running);
  await Promise.all(sent);
  return worked.every(Boolean);
}
