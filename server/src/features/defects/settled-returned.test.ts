import { randomUUID } from "node:crypto";
import { refundCounterAmount } from "@surimono/contract/counter";
import { answerCounterDefect, getCounterDefect, reportDefect, reprintCounterDefect } from "@surimono/contract/defects";
import { getOrder, getPaymentResult } from "@surimono/contract/orders";
import { listTickets } from "@surimono/contract/support";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestShop, value } from "../../testing/index.ts";
import { waitForSubject } from "../members/testing/index.ts";
import {
  openBuyer,
  openGatewayPair,
  placeCart,
  returnByBank,
  type TestBuyer,
  waitUntil,
} from "../orders/testing/index.ts";
import { advance } from "../warehouse/testing/index.ts";

let pair: Awaited<ReturnType<typeof openGatewayPair>>;
let shop: TestShop;
let photo: File;
beforeAll(async () => {
  pair = await openGatewayPair("whsec_settled");
  ({ shop } = pair);
  const flash = sharp({ create: { width: 64, height: 48, channels: 3, background: "#a33" } });
  photo = new File([new Uint8Array(await flash.jpeg().toBuffer())], "傷.jpg");
});
afterAll(() => pair.stop());

interface Placed {
  readonly order_id: string;
  readonly order_number: string;
}

/** All of it left, arrived and is wrong. */
async function sendAndReport(buyer: TestBuyer, { order_id, order_number }: Placed): Promise<void> {
  await pair.rows(sql`update orders set placed_at = placed_at - interval '1 day' where id = ${order_id}`);
  await advance(shop.shop, order_number, ["printing", "packed", "shipped"]);
  await pair.rows(sql`update order_destinations set delivered_at = now() where order_id = ${order_id}`);
  const { lines } = value(await buyer.call(getOrder, { order_id }));
  const report = {
    ...{ request_key: randomUUID(), order_id, parcel_number: 1, wish: "refund" as const, words: "にじんでいます。" },
    pieces: lines.map(({ line_id, quantity }) => ({ line_id, quantity })),
  };
  value(await buyer.call(reportDefect, { report }, { files: { photo_0: photo } }));
}

test("a report settled at another order waits again where a bank returns that refund (rule defects-states)", async () => {
  const buyer = await openBuyer(shop);
  const { payment_url, ...first } = value(await placeCart(buyer));
  await pair.pay(payment_url);
  value(await buyer.call(getPaymentResult, { order_id: first.order_id }));
  await sendAndReport(buyer, first);
  const { call } = await shop.asOperator("owner");
  const about = { order_number: first.order_number, report: 1, from: "received", words: "" } as const;
  value(await call(reprintCounterDefect, about));
  const [made] = value(await buyer.call(getOrder, { order_id: first.order_id })).replacements;
  if (!made) throw new Error("nothing was made again");
  await sendAndReport(buyer, made);

  const named = { order_number: made.order_number, report: 1 };
  const look = async () => value(await call(getCounterDefect, named)).defect;
  const refund = async () => {
    value(await call(refundCounterAmount, { order_number: first.order_number, amount: 500, reason: "不良品" }));
    const total = async () => value(await buyer.call(getOrder, { order_id: first.order_id })).refunded_total;
    await waitUntil("the refund", async () => (await total()) === 500);
  };
  const settle = () => call(answerCounterDefect, { ...named, from: "received", to: "done", words: "" });
  await refund();
  value(await settle());
  expect(await look()).toMatchObject({ state: "done", resolution: "refund" });
  const subject = `対応が完了しました（${made.order_number}）`;
  const { text } = await waitForSubject(`${shop.dataDir}/mail`, buyer.member.email, subject);
  expect(text).toContain("もとのご注文で返金しました");

  await returnByBank(pair, first.order_id);
  expect(await look()).toMatchObject({ state: "received", resolution: null });
  const { tickets } = value(await call(listTickets, { view: "all", text: made.order_number }));
  expect(tickets).toMatchObject([{ state: "open" }]);
  expect(await settle()).toMatchObject({ ok: false, failure: { code: "defects/money-not-back" } });
  await refund();
  value(await settle());
  expect(await look()).toMatchObject({ state: "done", resolution: "refund" });
});
