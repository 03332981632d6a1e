import { addItem, getCart, removeLine } from "@surimono/contract/cart";
import { queryProduct, searchProducts } from "@surimono/contract/catalogue";
import { type AnswerOf, type Call, createCaller, type PayloadInputOf } from "@surimono/contract/kernel";
import { signIn, signOut } from "@surimono/contract/members";
import { getMyItem, listMyItems } from "@surimono/contract/my-items";

export interface WalkedStep {
  readonly name: string;
  readonly ms: number;
  /** Undefined: it went well. */
  readonly fault: string | undefined;
}

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Longer than any customer waits. */
const PATIENCE_MS = 20_000;

type Must = <C extends Call>(call: C, payload: PayloadInputOf<C>) => Promise<AnswerOf<C>>;

/**
 * Each step of a customer's way with its time, up to the first that fails. With an account that has a finished my item it goes on into the cart
 * and takes the piece out again, so that nothing is left of it; nothing is ordered.
 */
export async function walk(baseUrl: string, account: Account | undefined): Promise<WalkedStep[]> {
  const session = { token: undefined as string | undefined };
  const caller = createCaller({
    baseUrl,
    token: () => session.token,
    userType: () => "b2c",
    fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(PATIENCE_MS), ...init }),
  });
  const must: Must = async (call, payload) => {
    const answer = await caller(call, payload);
    if (!answer.ok) throw new Error(answer.failure.code);
    return answer.value as never;
  };
  const steps: WalkedStep[] = [];
  try {
    for await (const step of ways({ baseUrl, must, session, account })) steps.push(step);
  } catch (error) {
    steps.push((error as Stopped).step);
  }
  return steps;
}

interface Way {
  readonly baseUrl: string;
  readonly must: Must;
  readonly session: { token: string | undefined };
  readonly account: Account | undefined;
}

async function* ways({ baseUrl, must, session, account }: Way): AsyncGenerator<WalkedStep> {
  const page = yield* step("the front page", () => read(baseUrl, "/"));
  const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
  yield* step("its script", () => read(baseUrl, script ?? "/assets/none.js"));
  const found = yield* step("the list of items", () => must(searchProducts, { sort: 4, limit: 20, offset: 0 }));
  const [card] = found.data;
  if (!card) throw new Stopped({ name: "an item", ms: 0, fault: "the list is empty" });
  yield* step("an item", () => must(queryProduct, { product_id: card.product_id }));
  yield* step("its picture", () => read(baseUrl, `/api/image/azure?url=images${card.images.images[0]?.url ?? ""}`));
  if (!account) return;
  session.token = (yield* step("signing in", () => must(signIn, account))).token;
  yield* step("the cart", () => must(getCart, {}));
  const [mine] = (yield* step("my items", () => must(listMyItems, {}))).data;
  if (mine) yield* throughTheCart(must, mine.product_id);
  yield* step("signing out", () => must(signOut, {}));
}

async function* throughTheCart(must: Must, productId: number): AsyncGenerator<WalkedStep, void> {
  const item = yield* step("a my item", () => must(getMyItem, { product_id: productId }));
  const size = item.size.size_list[0]?.size_id ?? 0;
  const cart = yield* step("into the cart", () =>
    must(addItem, { product_id: productId, sizes: [{ size_id: size, quantity: 1 }] }),
  );
  const line = cart.lines.find((one) => one.product_id === productId && one.size_id === size);
  // Of somebody who was interrupted before, perhaps: the whole line goes.
  yield* step("out of the cart", () => must(removeLine, { line_id: line?.line_id ?? "" }));
}

class Stopped extends Error {
  readonly step: WalkedStep;
  constructor(step: WalkedStep) {
    super(step.fault ?? "");
    this.step = step;
  }
}

async function* step<Value>(name: string, work: () => Promise<Value>): AsyncGenerator<WalkedStep, Value> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  let value: Value;
  try {
    value = await work();
  } catch (error) {
    throw new Stopped({ name, ms: elapsed(), fault: error instanceof Error ? error.message : String(error) });
  }
  yield { name, ms: elapsed(), fault: undefined };
  return value;
}

async function read(baseUrl: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, baseUrl), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response.text();
}
