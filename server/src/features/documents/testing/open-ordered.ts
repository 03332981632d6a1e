import { getOrderDocuments, issueOrderDocument } from "@surimono/contract/documents";
import { getPaymentResult } from "@surimono/contract/orders";
import { MINUTE_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { type TestShop, value } from "../../../testing/index.ts";
import { actAtPayPage, openBuyer, placeCart, type TestBuyer } from "../../orders/testing/index.ts";
import { localGatewayClient, localGatewayKey } from "../../payments/testing/index.ts";

/** A paid order of two shirts, and how its money is given back at the gateway's own desk. */
export async function openPaid(opened: TestShop, known?: TestBuyer) {
  const buyer = known ?? (await openBuyer(opened));
  const { order_id, payment_url } = value(await placeCart(buyer));
  await actAtPayPage(payment_url, "pay");
  value(await buyer.call(getPaymentResult, { order_id }));
  const session = payment_url?.split("/").at(-1) ?? "";
  const { rows } = await opened.shop.database.db.execute(
    sql`select payment_intent_id from local_gateway_sessions where id = ${session}`,
  );
  const payment_intent = String(rows[0]?.["payment_intent_id"]);
  const refund = async (amount?: number) => {
    const stripe = localGatewayClient(opened.baseUrl, localGatewayKey(opened.shop.env));
    await stripe.refunds.create({ payment_intent, ...(amount && { amount }) });
  };
  return { buyer, order_id, refund };
}

/** An order by invoice of an approved business, past the minutes in which it may be cancelled. */
export async function openInvoiced(opened: TestShop) {
  const buyer = await openBuyer(opened, { kind: "business", approved: true });
  const { order_id } = value(await placeCart(buyer, 1));
  await makeOlder(opened, order_id, 31);
  return { buyer, order_id };
}

async function makeOlder(opened: TestShop, orderId: string, minutes: number): Promise<void> {
  const since = new Date(Date.now() - minutes * MINUTE_MS).toISOString();
  await opened.shop.database.db.execute(
    sql`update orders set placed_at = ${since}::timestamptz where id = ${orderId}::uuid`,
  );
}

export const documentsOf = async ({ call }: Pick<TestBuyer, "call">, order_id: string) =>
  value(await call(getOrderDocuments, { order_id }));

type Kind = "receipt" | "delivery" | "invoice" | "return";

export function issue({ call }: Pick<TestBuyer, "call">, order_id: string, kind: Kind, change: object = {}) {
  return call(issueOrderDocument, {
    ...{ order_id, kind, recipient: "髙橋 すみれ", honorific: "様" as const, issue: 1 },
    ...change,
  });
}
