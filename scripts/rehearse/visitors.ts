import { getCart } from "@surimono/contract/cart";
import { queryProduct, searchProducts } from "@surimono/contract/catalogue";
import { getCounterOrder, getToday, listCounterOrders, noteCounterOrder } from "@surimono/contract/counter";
import { type Call, createCaller } from "@surimono/contract/kernel";
import { signInDemoOperator } from "@surimono/contract/operators";
import { getOrders } from "@surimono/contract/orders";
import type { Acknowledged } from "./failover/load.ts";
import { type Buyer, buy, type Must } from "./place-order.ts";

/** What happened to those who use the shop meanwhile. */
export interface Told {
  readonly phase: string;
  readonly what: string;
}

export interface Visitors {
  /** From now on, what happens is told under this name. */
  enter(phase: string): void;
  /** Rounds that each kind of visitor has made in this phase. */
  readonly rounds: () => readonly number[];
  readonly failures: readonly Told[];
  readonly orders: readonly Acknowledged[];
  readonly answered: () => Readonly<Record<string, number>>;
  leave(): Promise<void>;
}

/** Buyers, somebody who looks around with a browser, and an operator, each one thing after the other until they leave. */
export function openVisitors(baseUrl: string, buyers: readonly Buyer[]): Visitors {
  const state = { phase: "before", isOpen: true, rounds: [] as number[], answered: {} as Record<string, number> };
  const failures: Told[] = [];
  const orders: Acknowledged[] = [];
  const again = async (index: number, round: () => Promise<unknown>) => {
    while (state.isOpen) {
      const { phase } = state;
      try {
        await round();
        state.answered[phase] = (state.answered[phase] ?? 0) + 1;
      } catch (error) {
        failures.push({ phase: phase === state.phase ? phase : `${phase}, ${state.phase}`, what: String(error) });
      }
      state.rounds[index] = (state.rounds[index] ?? 0) + 1;
    }
  };
  const buying = buyers.map((buyer) => async () => {
    orders.push(await buy(buyer));
    await buyer.must(getCart, {});
    const { orders: mine } = await buyer.must(getOrders, {});
    if (mine.length === 0) throw new Error("the order that was just placed is not in the list");
  });
  const kinds = [...buying, () => lookAround(baseUrl), atTheConsole(baseUrl)];
  const all = kinds.map((round, index) => again(index, round));
  return {
    enter(phase) {
      state.phase = phase;
      state.rounds = kinds.map(() => 0);
    },
    rounds: () => state.rounds,
    failures,
    orders,
    answered: () => state.answered,
    async leave() {
      state.isOpen = false;
      await Promise.all(all);
    },
  };
}

/** As a browser does: the page, every script that it names, and its calls. */
async function lookAround(baseUrl: string): Promise<void> {
  const page = await fetchText(`${baseUrl}/`);
  const scripts = [...new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
  for (const script of scripts) await fetchText(`${baseUrl}${script}`);
  const must = caller(baseUrl);
  const { data } = await must(searchProducts, {});
  for (const { product_id } of data.slice(0, 2)) await must(queryProduct, { product_id });
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return text;
}

function atTheConsole(baseUrl: string) {
  const state = { cookie: "" };
  const send: typeof fetch = async (input, init) => {
    const headers = { ...(init?.headers as Record<string, string>), cookie: state.cookie, origin: baseUrl };
    const response = await fetch(input, { ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set) state.cookie = set.split(";", 1)[0] ?? "";
    return response;
  };
  const must = caller(baseUrl, send);
  return async () => {
    if (!state.cookie) await must(signInDemoOperator, {});
    await must(getToday, {});
    const { orders } = await must(listCounterOrders, {});
    const [newest] = orders;
    if (!newest) return;
    const { order_number } = newest;
    await must(getCounterOrder, { order_number });
    await must(noteCounterOrder, { order_number, request_key: crypto.randomUUID(), text: "お急ぎです" });
  };
}

function caller(baseUrl: string, send?: typeof fetch): Must {
  const ask = createCaller({
    ...{ baseUrl, token: () => undefined, userType: () => "b2b" as const },
    ...(send && { fetch: send }),
  });
  return async <C extends Call>(call: C, payload: Parameters<typeof ask<C>>[1]) => {
    const answer = await ask(call, payload);
    if (!answer.ok) throw new Error(`${call.name}: ${JSON.stringify(answer.failure)}`);
    return answer.value as never;
  };
}
