import { randomUUID } from "node:crypto";
import { advanceCounterOrder, getCounterOrder, getToday, shipCounterParcel } from "@surimono/contract/counter";
import {
  answerCounterDefect,
  getCounterDefect,
  getDefects,
  listCounterDefects,
  openCounterDefectPhoto,
  refundCounterDefect,
  replyDefect,
  reportDefect,
  reprintCounterDefect,
  weighCounterDefect,
} from "@surimono/contract/defects";
import { getOrder } from "@surimono/contract/orders";
import { getTicket, listTickets } from "@surimono/contract/support";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { subjectsWrittenTo, waitForSubject } from "../members/testing/index.ts";
import { openBuyer, placeCart, waitUntil } from "../orders/testing/index.ts";
import { takeMail } from "../support/index.ts";

let shop: TestShop;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  shop = await openTestShop();
  const flash = { create: { width: 64, height: 48, channels: 3 as const, background: "#a33" } };
  photo = new Uint8Array(await sharp(flash).jpeg().toBuffer());
});
afterAll(() => shop.stop());

const db = () => shop.shop.database.db;
const withPhoto = () => ({ files: { photo_0: new File([photo], "傷.jpg") } });
const refused = (code: string) => ({ ok: false, failure: { code } });

/** Two of three shirts of an order by invoice are reported. */
async function openReport(wish: "reprint" | "refund") {
  const buyer = await openBuyer(shop, { kind: "business" });
  const { order_id, order_number } = value(await placeCart(buyer, 1, { 23: 3 }));
  await db().execute(sql`update orders set placed_at = placed_at - interval '10 days' where id = ${order_id}`);
  const { call } = await shop.asOperator("orders");
  for (const to of ["printing", "packed", "shipped"] as const)
    value(await call(advanceCounterOrder, { order_number, to }));
  await db().execute(sql`update order_destinations set delivered_at = now() where order_id = ${order_id}`);
  const { lines } = value(await buyer.call(getOrder, { order_id }));
  const line_id = lines[0]?.line_id ?? "";
  const report = {
    ...{ request_key: randomUUID(), order_id, parcel_number: 1, wish, words: "にじんでいます。" },
    pieces: [{ line_id, quantity: 2 }],
  };
  const { report_id } = value(await buyer.call(reportDefect, { report }, withPhoto()));
  const named = { order_number, report: 1 };
  const look = async () => value(await call(getCounterDefect, named));
  return { buyer, order_id, line_id, report_id, named, call, look };
}

test("a report is asked about, answered and made again, and its ticket tells all of it (rule defects-console)", async () => {
  const { buyer, order_id, report_id, named, call, look } = await openReport("reprint");
  const mine = async (view: "received" | "asked" | "accepted" | "over") =>
    value(await call(listCounterDefects, { view })).defects.find((row) => row.report_id === report_id);
  expect(await mine("received")).toMatchObject({ ...named, pieces: 2, photos: 1, wish: "reprint" });
  const counts = async () => value(await call(getToday, {})).counts;
  expect(await counts()).toMatchObject({ defects_waiting: 1, tickets_open: 1 });
  expect(await look()).toMatchObject({
    pieces: [{ quantity: 2, of: 3, words: [] }],
    photos: [{ photo: 1, message: 0 }],
    next: ["accepted", "declined", "asked"],
  });
  const picture = value(await call(openCounterDefectPhoto, { ...named, photo: 1 }));
  expect(picture.type).toBe("image/jpeg");
  expect(await call(openCounterDefectPhoto, { ...named, photo: 2 })).toMatchObject(refused("defects/no-such-photo"));
  const { timeline } = value(await call(getCounterOrder, { order_number: named.order_number }));
  expect(timeline.filter(({ what }) => what === "openCounterDefectPhoto")).toHaveLength(1);
  const ofOrder = async (order_number: string) =>
    value(await call(listCounterDefects, { view: "all", order_number })).defects.map((row) => row.report_id);
  expect(await ofOrder(named.order_number)).toEqual([report_id]);
  expect(await ofOrder("SR-0000-0000")).toEqual([]);

  const ask = { ...named, from: "received", to: "asked" } as const;
  expect(await call(answerCounterDefect, { ...ask, words: "" })).toMatchObject(refused("defects/answer-missing"));
  const asked = await Promise.all(
    [0, 1].map(() => call(answerCounterDefect, { ...ask, words: "裏面もお見せください。" })),
  );
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  expect(asked.find(({ ok }) => !ok)).toMatchObject(refused("defects/moved-meanwhile"));
  expect(await counts()).toMatchObject({ defects_waiting: 0, tickets_open: 0 });
  value(
    await buyer.call(
      replyDefect,
      { reply: { request_key: randomUUID(), report_id, words: "こちらです。" } },
      withPhoto(),
    ),
  );
  expect((await look()).photos).toEqual([
    { photo: 1, message: 0 },
    { photo: 2, message: 2 },
  ]);
  const [ticket] = value(await call(listTickets, { view: "open", text: buyer.member.email })).tickets;
  const read = async () => value(await call(getTicket, { ticket_id: ticket?.ticket_id ?? "" }));
  expect(await read()).toMatchObject({
    ...named,
    ticket: { state: "open" },
    entries: [
      { kind: "customer", text: "にじんでいます。" },
      { kind: "answer", text: "裏面もお見せください。" },
      { kind: "customer", text: "こちらです。" },
    ],
  });

  const { state } = value(await call(reprintCounterDefect, { ...named, from: "received", words: "作り直します。" }));
  expect(state).toBe("accepted");
  const { replacement } = await look();
  const { replacements } = value(await buyer.call(getOrder, { order_id }));
  expect(replacements).toMatchObject([{ order_number: replacement, cause_name: "不良品のための作り直し" }]);
  const made = replacements[0]?.order_id ?? "";
  expect(value(await buyer.call(getOrder, { order_id: made }))).toMatchObject({ quantity: 2, total: 0 });
  expect((await read()).ticket.state).toBe("closed");

  // It is done when that leaves.
  const order_number = replacement ?? "";
  await db().execute(sql`update orders set placed_at = placed_at - interval '2 hours' where id = ${made}`);
  for (const to of ["printing", "packed"] as const) value(await call(advanceCounterOrder, { order_number, to }));
  expect((await look()).defect.state).toBe("accepted");
  const before = await subjectsWrittenTo(shop.shop.database, buyer.member.email);
  value(
    await call(shipCounterParcel, {
      ...{ order_number, parcel_number: 1, courier: "yamato", tracking_number: "123456789012" },
    }),
  );
  expect((await look()).defect.state).toBe("done");
  // One letter tells of both (rule defects-told).
  const written = await subjectsWrittenTo(shop.shop.database, buyer.member.email);
  expect(written.slice(before.length)).toEqual([`【SURIMONO】商品を発送しました（${order_number}）`]);
  const letter = await waitForSubject(`${shop.dataDir}/mail`, buyer.member.email, `発送しました（${order_number}）`);
  expect(letter.text).toContain(`ご注文番号 ${named.order_number} の商品を、作り直したものです。`);
  expect(value(await buyer.call(getDefects, { order_id })).reports).toMatchObject([{ state: "done" }]);
  expect(await mine("over")).toMatchObject({ state: "done", resolution: "reprint" });
});

test("money goes back for fewer pieces, or an amount for none in particular, by the usual refunds", async () => {
  const some = await openReport("refund");
  const { total } = value(await some.buyer.call(getOrder, { order_id: some.order_id }));
  const accept = { ...some.named, from: "received", words: "" } as const;
  const pieces = [{ line_id: some.line_id, quantity: 1 }];
  // What that gives back is said first, and no other sum goes back.
  const weigh = (chosen: string) => some.call(weighCounterDefect, { ...some.named, pieces: chosen });
  const { amount } = value(await weigh(`${some.line_id}:1`));
  expect(await weigh(`${some.line_id}:4`)).toMatchObject(refused("orders/more-than-parcel"));
  expect(await weigh("")).toMatchObject(refused("orders/nothing-to-refund"));
  expect(await some.call(refundCounterDefect, { ...accept, pieces, shown: amount + 1 })).toMatchObject(
    refused("orders/refund-differs"),
  );
  expect(value(await some.call(refundCounterDefect, { ...accept, pieces, shown: amount }))).toMatchObject({ amount });
  expect(amount).toBe(Math.floor(total / 3));
  const shown = async (of: typeof some) => value(await of.buyer.call(getOrder, { order_id: of.order_id }));
  await waitUntil("the refund", async () => (await some.look()).defect.state === "done");
  expect(await shown(some)).toMatchObject({ refunded_total: amount });

  const sum = await openReport("reprint");
  const given = { ...sum.named, from: "received", words: "おわび" } as const;
  expect(await sum.call(refundCounterDefect, { ...given, amount: total + 1 })).toMatchObject(
    refused("orders/more-than-kept"),
  );
  expect(value(await sum.call(refundCounterDefect, { ...given, amount: 500 }))).toMatchObject({ amount: 500 });
  await waitUntil("the refund", async () => (await sum.look()).defect.state === "done");
  expect(await shown(sum)).toMatchObject({ refunded_total: 500 });
});

test("what is declined has a reason, which the buyer reads", async () => {
  const { buyer, order_id, named, call } = await openReport("reprint");
  const decline = { ...named, from: "received", to: "declined" } as const;
  expect(await call(answerCounterDefect, { ...decline, words: "" })).toMatchObject(refused("defects/answer-missing"));
  value(await call(answerCounterDefect, { ...decline, words: "印刷の範囲です。" }));
  expect(value(await buyer.call(getDefects, { order_id })).reports).toMatchObject([
    { state: "declined", answer: "印刷の範囲です。" },
  ]);
  const again = await call(answerCounterDefect, { ...named, from: "declined", to: "done", words: "" });
  expect(again).toMatchObject(refused("defects/not-from-here"));
});

test("what is answered by its report is no answer to a letter, which waits still, and is found by the order as it is typed", async () => {
  const { buyer, named, call } = await openReport("reprint");
  const typed = named.order_number.replaceAll("-", "").replaceAll("0", "o").toLowerCase();
  const tickets = async (text: string) => value(await call(listTickets, { view: "all", text })).tickets;
  const [ticket] = await tickets(typed);
  if (!ticket) throw new Error("no ticket");
  expect(await tickets(named.order_number)).toEqual([ticket]);
  const letter = ["To: shop@surimono.example", `From: ${buyer.member.email}`, "Subject: Re", "Message-ID: <d@example>"];
  const raw = Buffer.from([...letter, "", "Another one, too."].join("\r\n"));
  expect(await takeMail(shop.shop, raw)).toBe("threaded");
  const decline = { ...named, from: "received", to: "declined", words: "印刷の範囲です。" } as const;
  value(await call(answerCounterDefect, decline));
  const { entries, ...one } = value(await call(getTicket, { ticket_id: ticket.ticket_id }));
  expect(one.ticket.state).toBe("open");
  expect(entries.map(({ kind }) => kind)).toEqual(["customer", "customer", "answer"]);
});
