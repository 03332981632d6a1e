import { createCaller } from "@surimono/contract/kernel";
import { getOrders } from "@surimono/contract/orders";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { fillCart, openBuyer, placeAgain } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

/** Takes the first answer, where a browser would wait and ask again. */
async function impatient(...asked: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...asked);
  const headers = new Headers(answer.headers);
  headers.delete("retry-after");
  return new Response(answer.body, { status: answer.status, headers });
}

// A machine on which one list takes longer than the wait for a row can tell nothing: it is asked again.
test("a cart that is held for long is told to whoever wants it, and keeps nobody else", { retry: 2 }, async () => {
  const buyer = await openBuyer(opened);
  const other = await opened.asMember();
  const review = await fillCart(buyer);
  const holder = new pg.Client(opened.databaseUrl);
  await holder.connect();
  await holder.query("begin");
  await holder.query("select 1 from carts where user_id = $1 for update", [buyer.member.id]);
  const { baseUrl } = opened;
  const once = createCaller({ baseUrl, token: () => buyer.token, userType: () => "b2c", fetch: impatient });
  const placements = Array.from({ length: 30 }, () => placeAgain(buyer, review, 2, once));
  // Requested while they wait: a list blocked by them would end only after the first of them.
  const state = { refused: false };
  void Promise.race(placements).then(() => {
    state.refused = true;
  });
  const served = await other.call(getOrders, {});
  expect({ ok: served.ok, refused: state.refused }).toEqual({ ok: true, refused: false });
  const answers = await Promise.all(placements);
  expect(new Set(answers.map((answer) => (answer.ok ? "ok" : answer.failure.code)))).toEqual(
    new Set(["request/overlapping"]),
  );
  const waiting = placeAgain(buyer, review);
  await holder.query("rollback");
  await holder.end();
  expect((await waiting).ok).toBe(true);
});
