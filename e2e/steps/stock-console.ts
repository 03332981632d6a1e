import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { advanceCounterOrder } from "@surimono/contract/counter";
import { reportDefect } from "@surimono/contract/defects";
import { listDeskBills } from "@surimono/contract/desk";
import { sendInquiry } from "@surimono/contract/editorial";
import { listUnits, makeBatch, makePressPackage } from "@surimono/contract/floor";
import { type Caller, createCaller } from "@surimono/contract/kernel";
import { publishMyItem, reportPublishedItem } from "@surimono/contract/my-items";
import { getOrder } from "@surimono/contract/orders";
import { makeQuote } from "@surimono/contract/quotes";
import { listTickets } from "@surimono/contract/support";
import { dayInJapan } from "@surimono/domain/kernel";
import type { RunningShop } from "../harness/shop.ts";
import { answered } from "./answered.ts";
import { callAsOwner } from "./call-as-owner.ts";
import { operateAt } from "./operate.ts";
import { type Buyer, openBuyer, orderByCall } from "./order-by-call.ts";
import { makePhoto } from "./photo.ts";

/** By the path in the console's own table of screens: an address with something to show. */
type ConsoleAddresses = Readonly<Record<string, string>>;

/** Something of everything for the console to show; answers the addresses of the screens that show one thing. */
export async function stockConsole(shop: RunningShop): Promise<ConsoleAddresses> {
  const business = await openBuyer(shop, "business", "版木");
  const consumer = await openBuyer(shop, "consumer", "摺木");
  const billed = await orderByCall(business, "invoice", 3);
  const printing = await orderByCall(consumer, "card");
  await shop.query("update orders set placed_at = placed_at - interval '10 days' where id = any($1::uuid[])", [
    [billed.id, printing.id],
  ]);
  const guest = createCaller({ baseUrl: shop.baseURL, token: () => undefined, userType: () => "b2c" });
  const owner = await callAsOwner(shop);
  for (const to of ["printing", "packed", "shipped"] as const)
    answered(await owner(advanceCounterOrder, { order_number: billed.number, to }));
  await shop.query("update order_destinations set delivered_at = now() where order_id = $1", [billed.id]);
  await reportShirt(business.call, billed.id);
  const { productId: product_id } = business;
  answered(await business.call(publishMyItem, { product_id, promotion_flag: 1 }));
  answered(await guest(reportPublishedItem, { product_id, reason: "rights", comment: "よく似た絵です。" }));
  const asked = { name: "版木 彫子", email: "console@surimono.example", phone: "0312345678", topic: "order" } as const;
  answered(await guest(sendInquiry, { ...asked, message: "いつ届きますか。" }));
  const { tickets } = answered(await owner(listTickets, { text: asked.email }));
  const [member] = await shop.query<{ user_id: string }>("select user_id from orders where id = $1", [billed.id]);
  const memberId = member?.user_id ?? "";
  const quoteId = await drawUp(owner, memberId, business);
  return {
    "quotes/new/:memberId": `quotes/new/${memberId}`,
    "quotes/:id": `quotes/${quoteId}`,
    "quotes/:id/change": `quotes/${quoteId}/change`,
    "orders/:number": `orders/${billed.number}`,
    "members/:id": `members/${memberId}`,
    "tickets/:id": `tickets/${tickets[0]?.ticket_id}`,
    "defects/:number/:report": `defects/${billed.number}/1`,
    "gallery/:id": `gallery/${product_id}`,
    "pages/*": "pages/articles/howto",
    "goods/file": "goods/file?path=items/1001-organic-cotton-tee.json",
    "books/days/:day": `books/days/${dayInJapan(new Date())}`,
    "bills/:number": `bills/${await closeMonth(shop, owner)}`,
    ...(await workFloor(owner, printing.number)),
  };
}

/** An order on the phone. */
async function drawUp(owner: Caller, member_id: string, { productId, sizeId, addressId }: Buyer): Promise<string> {
  const made = await owner(makeQuote, {
    ...{
      request_key: randomUUID(),
      member_id,
      address_id: addressId,
      agreed_reason: "",
      words: "お電話のとおりです。",
    },
    lines: [{ product_id: productId, size_id: sizeId, quantity: 2 }],
    until: dayInJapan(new Date()),
  });
  return answered(made).quote_id;
}

async function reportShirt(call: Caller, order_id: string): Promise<void> {
  const { lines } = answered(await call(getOrder, { order_id }));
  const report = {
    ...{ request_key: randomUUID(), order_id, parcel_number: 1, words: "インクがにじんでいます。" },
    ...{ wish: "reprint" as const, pieces: [{ line_id: lines[0]?.line_id ?? "", quantity: 1 }] },
  };
  const photo = new File([Uint8Array.from(makePhoto(600, 400))], "傷.png", { type: "image/png" });
  answered(await call(reportDefect, { report }, { files: { photo_0: photo } }));
}

/** The bill of the month that ends next, as if it had ended. */
async function closeMonth(shop: RunningShop, owner: Caller): Promise<string> {
  const [year = 0, month = 0] = dayInJapan(new Date()).split("-").map(Number);
  await operateAt(shop, new Date(Date.UTC(year, month, 1, 0, 20) - 9 * 3_600_000), "close-month");
  const { bills } = answered(await owner(listDeskBills, { view: "all" }));
  return bills[0]?.number ?? "";
}

async function workFloor(owner: Caller, order_number: string): Promise<ConsoleAddresses> {
  const read = async () => answered(await owner(listUnits, { order_number })).units;
  await expect.poll(async () => (await read()).map(({ state }) => state), { timeout: 180_000 }).toEqual(["ready"]);
  const codes = (await read()).map(({ code }) => code);
  const { batch } = answered(await owner(makeBatch, { making_id: randomUUID(), codes }));
  const { package_id } = answered(await owner(makePressPackage, { codes }));
  return {
    "floor/batches/:code": `floor/batches/${batch.code}`,
    "floor/press/:id": `floor/press/${package_id}`,
    "floor/units/:code": `floor/units/${codes[0]}`,
  };
}
