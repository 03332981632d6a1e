import { addItem, getCart } from "@surimono/contract/cart";
import { getImage, getImageMagicPicture, type IMAGE_WIDTHS } from "@surimono/contract/catalogue";
import { saveAddress } from "@surimono/contract/delivery";
import {
  editImageMagicDesign,
  finishDesign,
  getPicture,
  openDesign,
  saveDesign,
  uploadPicture,
} from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { withdraw } from "@surimono/contract/members";
import {
  getMyItem,
  getStoreZip,
  listMyItems,
  markProduct,
  publishedPicturePath,
  publishMyItem,
  updateProduct,
} from "@surimono/contract/my-items";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { cancelOrder, getOrder, getOrders, placeOrder } from "@surimono/contract/orders";
import { HANG_TAG_STEP } from "@surimono/domain/catalogue";
import { pathInSize } from "@surimono/domain/designs";
import { DAY_MS } from "@surimono/domain/kernel";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { sealFor } from "../../catalogue/index.ts";
import { notifyMember } from "../../notices/index.ts";
import { ADDRESS } from "../../orders/testing/index.ts";
import { makeMyItem } from "../testing/make-my-item.ts";

const PASSWORD = "correct horse battery";
const WIDTH: (typeof IMAGE_WIDTHS)[number] = 120;

let shop: TestShop;
let later = 0;
let owner: Awaited<ReturnType<TestShop["asMember"]>>;
let stranger: typeof owner;

beforeAll(async () => {
  // With storage nothing that was ordered can be deleted before it is there.
  shop = await openTestShop({ now: () => new Date(Date.now() + later), variables: { STORAGE_FEATURE: "off" } });
  stranger = await shop.asMember();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  later = 0;
  owner = await shop.asMember({ kind: "business", approved: true, nickname: "海野", password: PASSWORD });
});

function value<Value>(answer: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#22356f" } })
  .png()
  .toBuffer();
const item = async (product_id: number) => value(await owner.call(getMyItem, { product_id }));

async function withTag(productId: number) {
  const edit = await owner.call(editImageMagicDesign, {
    product_id: productId,
    subsidiary: true,
    step_id: HANG_TAG_STEP,
  });
  const token = new URL(value(edit).url, "http://shop").searchParams.get("token") ?? "";
  const { document, revision } = value(await owner.call(openDesign, { token }));
  const [area] = document.areas;
  if (!area) throw new Error("a tag without a side");
  const size = { x: area.width / 2, y: area.height / 2, width: area.width / 4, height: area.height / 4 };
  const layer = { kind: "shape", shape: "ellipse", id: "dot", name: "丸", fill: "#d9240f", rotation: 0, opacity: 1000 };
  const flags = { flipX: false, flipY: false, locked: false, hidden: false };
  const areas = [{ ...area, layers: [{ ...layer, ...size, ...flags } as (typeof area.layers)[number]] }];
  const finished = { product_id: productId, document: { ...document, areas }, revision, accepted: [] };
  value(await owner.call(finishDesign, finished));
}

async function withPicture(productId: number) {
  const { images } = await item(productId);
  const kept = images.images.map(({ image_id }) => ({ image_id }));
  const product = { product_id: productId, new_name: "海", description: "海です。", regular_price: 9000 };
  const files = { "a.png": new File([new Uint8Array(png)], "a.png") };
  const payload = { product: { ...product, images: [...kept, { image_name: "a.png" }] }, isSave: true };
  value(await owner.call(updateProduct, payload, { files }));
}

const inCart = async (productId: number) => {
  const { size } = await item(productId);
  const sizes = [{ size_id: size.size_list[0]?.size_id ?? 0, quantity: 1 }];
  return value(await owner.call(addItem, { product_id: productId, sizes }));
};

async function ordered(productId: number) {
  const cart = await inCart(productId);
  const { address_id } = value(await owner.call(saveAddress, ADDRESS));
  const order = {
    cart_id: cart.cart_id ?? "",
    expected_total: cart.totals.total,
    payment_type: 1 as const,
    address_id,
  };
  return value(await owner.call(placeOrder, order)).order_id;
}

interface Kind {
  /** Makes the picture of a new item and returns its path as the owner sees it. */
  readonly path: () => Promise<{ readonly productId: number; readonly path: string | undefined }>;
  /** Carts and orders keep what was put in them. */
  readonly staysWhenDeleted?: true;
}

const of = (make: (productId: number) => Promise<string | undefined>, as: "listed" | "completed" = "completed") => ({
  path: async () => {
    const productId = await makeMyItem(shop, owner.call, as);
    return { productId, path: await make(productId) };
  },
});

const kinds: Readonly<Record<string, Kind>> = {
  "the mock-up on a card": of(async () => value(await owner.call(listMyItems, {})).data[0]?.image_url),
  "a mock-up of an item": of(async (id) => (await item(id)).images.images.at(-1)?.url),
  "a mock-up in another size": of(async (id) => pathInSize((await item(id)).images.images[0]?.url ?? "", 23)),
  "a mock-up among the printed": of(async (id) => (await item(id)).print_images[0]?.url),
  "a mock-up of a step": of(async (id) =>
    new URL((await item(id)).im_json.steps[0]?.image_url ?? "").searchParams.get("url")?.slice(6),
  ),
  "a mock-up of a working design": {
    path: async () => {
      const productId = await makeMyItem(shop, owner.call, "listed");
      const edit = await owner.call(editImageMagicDesign, { product_id: productId });
      const token = new URL(value(edit).url, "http://shop").searchParams.get("token") ?? "";
      const { document, revision } = value(await owner.call(openDesign, { token }));
      const areas = document.areas.map((area) => ({
        ...area,
        layers: area.layers.map((layer) => ({ ...layer, opacity: 900 })),
      }));
      value(await owner.call(saveDesign, { product_id: productId, document: { ...document, areas }, revision }));
      return { productId, path: value(await owner.call(listMyItems, { item_tab: 1 })).data[0]?.image_url };
    },
  },
  "an added picture": of(async (id) => {
    await withPicture(id);
    return (await item(id)).images.images.at(-1)?.url;
  }, "listed"),
  "a mock-up of a tag": of(async (id) => {
    await withTag(id);
    return (await item(id)).tags.find(({ step_id }) => step_id === HANG_TAG_STEP)?.image_urls[0];
  }, "listed"),
  "a line of a cart": {
    ...of(async (id) => {
      await inCart(id);
      return value(await owner.call(getCart, {})).lines[0]?.image_url;
    }),
    staysWhenDeleted: true,
  },
  "a line of an order": {
    ...of(async (id) => value(await owner.call(getOrder, { order_id: await ordered(id) })).lines[0]?.image_url),
    staysWhenDeleted: true,
  },
  "an order in the history": {
    ...of(async (id) => {
      await ordered(id);
      return value(await owner.call(getOrders, { limit: 10 })).orders[0]?.image_urls[0];
    }),
    staysWhenDeleted: true,
  },
  "a notification": of(async (id) => {
    const version = (await item(id)).version_id;
    const words = { type: 3, content: "お知らせ", linkUrl: null, accountType: null } as const;
    const iconPath = `/designs/${version}/cover.webp`;
    await notifyMember(shop.shop.database, owner.member.id, { ...words, iconPath }, "operator", shop.shop.now());
    const told = value(await owner.call(getPrivateNotifications, {})).data;
    return told.find(({ icon_path }) => icon_path?.includes(version ?? "-"))?.icon_path ?? undefined;
  }),
};

const show = async (path: string, by: Caller = shop.callAs()) => {
  const answer = await by(getImage, { url: `images${path}`, w: WIDTH });
  return answer.ok ? 200 : answer.failure.status;
};
const bare = (path: string) => path.replace(/^(\/[\w-]+\/[0-9a-f-]{36})\.\w+\.[\w-]{22}/, "$1");

test.each(Object.entries(kinds))(
  "%s is shown by its owner's address for a day or two, and not when it is gone",
  async (_name, kind) => {
    const { productId, path = "" } = await kind.path();
    expect(bare(path)).not.toBe(path);
    const response = await fetch(`${shop.baseUrl}/api/image/azure?url=images${path}&w=${WIDTH}`);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("cache-control")).toMatch(/^private, max-age=\d{1,6}, immutable$/);

    for (const by of [shop.callAs(), stranger.call, owner.call]) expect(await show(bare(path), by)).toBe(404);
    expect(await show(sealFor(shop.shop, stranger.member.id)(bare(path)), stranger.call)).toBe(404);
    expect(await show(path.replace(/\.[\w-]{22}(?=[/.])/, `.${"A".repeat(22)}`))).toBe(404);

    const seal = () => sealFor(shop.shop, owner.member.id)(bare(path));
    expect(seal()).toBe(path);
    later = DAY_MS;
    expect(seal()).not.toBe(path);
    expect(await show(path)).toBe(200);
    later = 2 * DAY_MS;
    expect(await show(path), "old").toBe(404);
    expect(await show(seal())).toBe(200);
    later = 0;

    value(await owner.call(markProduct, { product_id: productId, delete_flag: 1 }));
    expect(await show(path), "deleted").toBe(kind.staysWhenDeleted ? 200 : 404);
    value(await owner.call(markProduct, { product_id: productId, delete_flag: 0 }));
    expect(await show(seal()), "brought back").toBe(200);

    for (const { order_id } of value(await owner.call(getOrders, { limit: 10 })).orders)
      value(await owner.call(cancelOrder, { order_id }));
    value(await owner.call(withdraw, { confirmation: PASSWORD }));
    expect(await show(path), "account closed").toBe(404);
  },
);

test("pictures that are asked for with the bearer are their owner's alone", async () => {
  const files = { picture: new File([new Uint8Array(png)], "海.png") };
  const { asset_id } = value(await owner.call(uploadPicture, {}, { files }));
  const product_id = await makeMyItem(shop, owner.call, "completed");
  for (const ask of [
    (by: Caller) => by(getPicture, { asset_id }),
    (by: Caller) => by(getPicture, { asset_id, size: "thumbnail" }),
    (by: Caller) => by(getStoreZip, { product_id }),
  ]) {
    expect(await ask(owner.call)).toMatchObject({ ok: true });
    expect(await ask(stranger.call)).toMatchObject({ ok: false, failure: { status: 404 } });
    expect(await ask(shop.callAs())).toMatchObject({ ok: false, failure: { status: 401 } });
  }
});

test("the absolute address of a step opens with its seal, and without it to nobody", async () => {
  const { im_json } = await item(await makeMyItem(shop, owner.call, "completed"));
  const [{ image_url: url = "", imItemId: image_id = "" } = {}] = im_json.steps;
  const shown = (address: string) => shop.callAs()(getImageMagicPicture, { url: address, image_id, w: WIDTH });
  expect(await shown(url)).toMatchObject({ ok: true });
  expect(await shown(url.replace(/\.\w+\.[\w-]{22}\//, "/"))).toMatchObject({ failure: { status: 404 } });
});

test("a published item is everybody's to see until it is taken back, and opens nothing else", async () => {
  const product_id = await makeMyItem(shop, owner.call, "completed");
  const { images } = await item(product_id);
  const path = publishedPicturePath(product_id, 0);
  expect(await show(path)).toBe(404);
  value(await owner.call(publishMyItem, { product_id, promotion_flag: 1 }));
  for (const by of [shop.callAs(), stranger.call]) {
    expect(await show(path, by)).toBe(200);
    expect(await show(bare(images.images[0]?.url ?? ""), by)).toBe(404);
  }
  value(await owner.call(publishMyItem, { product_id, promotion_flag: 0 }));
  expect(await show(path)).toBe(404);
});
