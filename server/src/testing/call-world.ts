import { addItem } from "@surimono/contract/cart";
import { saveAddress } from "@surimono/contract/delivery";
import { finishDesign, getImageMagicToken, openDesign, uploadPicture } from "@surimono/contract/designs";
import type { AnswerOf, Call, Caller, PayloadInputOf } from "@surimono/contract/kernel";
import { confirmDesign, updateProduct } from "@surimono/contract/my-items";
import { placeOrder } from "@surimono/contract/orders";
import { TRANSFER } from "@surimono/domain/catalogue";
import { type DesignDocument, FRESH_LAYER, formatSku, formatWorksId, type ShapeLayer } from "@surimono/domain/designs";
import sharp from "sharp";
import { getItem } from "../features/catalogue/index.ts";
import { makeDocument } from "../features/documents/testing/index.ts";
import { makeTestQuote } from "../features/quotes/testing/index.ts";
import type { TestShop } from "./open-test-shop.ts";

/** One member who owns one of everything, for tests that ask who may see and change it. */
export interface CallWorld {
  readonly email: string;
  readonly userId: string;
  /** A draft with its open design. */
  readonly draft: { readonly productId: number; readonly token: string; readonly document: DesignDocument };
  readonly completedId: number;
  /** Of the completed item's design. */
  readonly versionId: string;
  readonly sizeId: number;
  readonly pictureId: string;
  readonly addressId: string;
  readonly cartId: string;
  readonly lineId: string;
  readonly orderId: string;
  readonly total: number;
  readonly documentId: string;
  /** Drawn up by an operator, and sent. */
  readonly quoteId: string;
}

const ADDRESS = {
  last_name: "摺木",
  first_name: "みどり",
  postal_code: "111-0052",
  prefecture: "東京都",
  city: "台東区",
  street: "柳橋1-2-3",
  phone: "03-1234-5678",
};

/** Made through the API alone, as a person would. The buyer is an approved business, whose order needs no gateway. */
export async function makeCallWorld(
  shop: TestShop,
  owner: Awaited<ReturnType<TestShop["asMember"]>>,
): Promise<CallWorld> {
  const { call } = owner;
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#22356f" } })
    .png()
    .toBuffer();
  const files = { picture: new File([new Uint8Array(picture)], "海.png") };
  const { asset_id: pictureId } = await must(call, uploadPicture, {}, files);
  const draft = await startDesign(shop, call);
  const { completedId, versionId } = await completeItem(shop, call);
  const sizeId = getItem(shop.shop, 1001).sizes[0]?.id ?? 0;
  const { address_id: addressId } = await must(call, saveAddress, ADDRESS);
  const put = { product_id: completedId, sizes: [{ size_id: sizeId, quantity: 2 }] };
  const ordered = await must(call, addItem, put);
  const order = await must(call, placeOrder, {
    cart_id: ordered.cart_id ?? "",
    expected_total: ordered.totals.total,
    payment_type: 1,
    address_id: addressId,
  });
  const cart = await must(call, addItem, put);
  return {
    email: owner.member.email,
    userId: owner.member.id,
    draft,
    completedId,
    versionId,
    sizeId,
    pictureId,
    addressId,
    cartId: cart.cart_id ?? "",
    lineId: cart.lines[0]?.line_id ?? "",
    orderId: order.order_id,
    total: cart.totals.total,
    documentId: (await makeDocument(shop.shop, owner.member.id)).id,
    quoteId: await makeTestQuote(shop.shop, { memberId: owner.member.id, productId: completedId, sizeId, addressId }),
  };
}

/** Throws on a failure, so that a world that cannot be made names the call that refused. */
async function must<C extends Call>(
  call: Caller,
  definition: C,
  payload: PayloadInputOf<C>,
  files?: Record<string, Blob>,
): Promise<AnswerOf<C>> {
  const answer = await call(definition, payload, files ? { files } : {});
  if (!answer.ok) throw new Error(`${definition.name}: ${JSON.stringify(answer.failure)}`);
  return answer.value;
}

/** What is designed and ordered is at the nape: its files are made at once, a twentieth of the chest's. */
export const WORLD_PLACE = 7;

/** The front of the T-shirt, or other places of it, as the item's page asks for them. */
export function choice(shop: TestShop, areaKindIds: readonly number[] = [1]) {
  const item = getItem(shop.shop, 1001);
  const colorId = item.methods.find(({ methodId }) => methodId === TRANSFER)?.colorIds[0] ?? 0;
  return {
    product_id: item.id,
    sku: formatSku({ pku: item.pku, colorId, methodId: TRANSFER }),
    works_id: areaKindIds
      .map((areaKindId) => formatWorksId({ itemId: item.id, methodId: TRANSFER, areaKindId }))
      .join(","),
  };
}

async function startDesign(shop: TestShop, call: Caller): Promise<CallWorld["draft"]> {
  const { url } = await must(call, getImageMagicToken, choice(shop, [WORLD_PLACE]));
  const token = new URL(url, "http://shop").searchParams.get("token") ?? "";
  const { product_id: productId, document } = await must(call, openDesign, { token });
  return { productId, token, document: withShape(document) };
}

async function completeItem(shop: TestShop, call: Caller) {
  const { productId: product_id, document } = await startDesign(shop, call);
  const { version_id: versionId } = await must(call, finishDesign, { product_id, document, revision: 0, accepted: [] });
  const product = { product_id, new_name: "海のT", description: "海です。", regular_price: 9000 };
  await must(call, updateProduct, { product, isSave: true });
  await must(call, confirmDesign, { product_id });
  return { completedId: product_id, versionId };
}

function withShape(document: DesignDocument): DesignDocument {
  const shape: ShapeLayer = {
    kind: "shape",
    shape: "ellipse",
    id: "sun",
    name: "日",
    fill: "#d9240f",
    x: 50_000,
    y: 25_000,
    width: 30_000,
    height: 30_000,
    ...FRESH_LAYER,
  };
  return { ...document, areas: document.areas.map((area) => ({ ...area, layers: [shape] })) };
}
