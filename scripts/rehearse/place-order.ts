import { addItem } from "@surimono/contract/cart";
import { queryProduct } from "@surimono/contract/catalogue";
import { saveAddress } from "@surimono/contract/delivery";
import { finishDesign, getImageMagicToken, openDesign } from "@surimono/contract/designs";
import { type AnswerOf, type Call, type Caller, createCaller, type PayloadInputOf } from "@surimono/contract/kernel";
import { applyBusiness, signIn, verifyEmail } from "@surimono/contract/members";
import { confirmDesign } from "@surimono/contract/my-items";
import { placeOrder } from "@surimono/contract/orders";
import { FRESH_LAYER, formatSku, formatWorksId, type ShapeLayer } from "@surimono/domain/designs";

const ITEM = { itemId: 1001, methodId: 67, areaKindId: 1 } as const;
export const INVOICE = 1;
const PASSWORD = "correct horse battery";

interface Shop {
  readonly baseUrl: string;
  readonly letterTo: (email: string, words: RegExp) => Promise<{ readonly text: string }>;
  /** The desk: `npm run operator -- …`. */
  readonly operator: (...words: string[]) => Promise<unknown>;
  /** What the buyer's calls go through. */
  readonly fetch?: typeof fetch;
}

export interface Buyer {
  readonly email: string;
  readonly call: Caller;
  readonly must: Must;
  /** A finished design of a shirt, and a size of it. */
  readonly product_id: number;
  readonly size_id: number;
  readonly address_id: string;
}

/** Asks and throws where the shop refuses. */
export type Must = <C extends Call>(call: C, payload: PayloadInputOf<C>) => Promise<AnswerOf<C>>;

/** A business signs up, is approved at the desk, and designs a shirt. */
export async function openBuyer(
  { baseUrl, letterTo, operator, ...through }: Shop,
  email = "office@example.co.jp",
): Promise<Buyer> {
  const state = { token: undefined as string | undefined };
  const call = createCaller({ baseUrl, token: () => state.token, userType: () => "b2b", ...through });
  const must: Must = async (asked, payload) => {
    const answer = await call(asked, payload);
    if (!answer.ok) throw new Error(`${asked.name}: ${JSON.stringify(answer.failure)}`);
    return answer.value as never;
  };
  const agreed = { agree_terms: true, agree_privacy: true } as const;
  const firm = { company_name: "株式会社版木堂", contact_name: "版木 すみれ", phone: "0312345678" };
  await must(applyBusiness, { email, password: PASSWORD, ...firm, ...agreed });
  const [, token = ""] = /[?&]token=([\w-]+)/.exec((await letterTo(email, /token=/)).text) ?? [];
  await must(verifyEmail, { token, password: PASSWORD });
  await operator("approve-business", email, "--yes");
  state.token = (await must(signIn, { email, password: PASSWORD })).token;
  const product_id = await finishShirt(must);
  const { data } = await must(queryProduct, { product_id: ITEM.itemId });
  const { address_id } = await must(saveAddress, {
    ...{ last_name: "版木", first_name: "すみれ", postal_code: "1110052", prefecture: "東京都", city: "台東区" },
    ...{ street: "柳橋1-2-3", phone: "0312345678" },
  });
  return { email, call, must, product_id, size_id: data[0]?.size.size_list[0]?.size_id ?? 0, address_id };
}

type Placed = Pick<AnswerOf<typeof placeOrder>, "order_id" | "order_number">;

/** Fills a cart and orders it by invoice. */
export async function buy({ must, product_id, size_id, address_id }: Buyer): Promise<Placed> {
  const cart = await must(addItem, { product_id, sizes: [{ size_id, quantity: 2 }] });
  return must(placeOrder, {
    ...{ cart_id: cart.cart_id ?? "", expected_total: cart.totals.total, payment_type: INVOICE, address_id },
  });
}

export async function finishShirt(must: Must): Promise<number> {
  const { data } = await must(queryProduct, { product_id: ITEM.itemId });
  const [product] = data;
  const color = product?.color.color_list[0];
  const begun = await must(getImageMagicToken, {
    product_id: ITEM.itemId,
    sku: formatSku({ pku: product?.pku ?? "", colorId: color?.color_id ?? 0, methodId: ITEM.methodId }),
    works_id: formatWorksId(ITEM),
  });
  const token = new URL(begun.url, "http://shop").searchParams.get("token") ?? "";
  const { product_id, document: blank, revision } = await must(openDesign, { token });
  const circle: ShapeLayer = {
    ...FRESH_LAYER,
    ...{ id: "circle", name: "circle", kind: "shape" as const, shape: "ellipse" as const, fill: "#c03a2b" },
    ...{ x: 20_000, y: 20_000, width: 40_000, height: 40_000 },
  };
  const areas = blank.areas.map((area) => (area.areaKindId === ITEM.areaKindId ? { ...area, layers: [circle] } : area));
  await must(finishDesign, { product_id, document: { ...blank, areas }, revision, accepted: [] });
  await must(confirmDesign, { product_id });
  return product_id;
}
