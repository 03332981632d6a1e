import { addItem, getCart } from "@surimono/contract/cart";
import { finishDesign, getImageMagicToken, openDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign, getMyItem, listMyItems, markProduct, updateProduct } from "@surimono/contract/my-items";
import { IN_USE_VIEWS } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { choice } from "../../../testing/call-world.ts";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { getItem, type Seal, sealFor } from "../../catalogue/index.ts";
import { COVER_OR_VIEW } from "./draw-view.ts";

const BACK = 2;
const LEFT_SLEEVE = 5;
const BROWSER = "image/avif,image/webp,image/*,*/*;q=0.8";

let shop: TestShop;
let call: Caller;
let productId: number;
let versionId: string;
let seal: Seal;

beforeAll(async () => {
  shop = await openTestShop();
  const owner = await shop.asMember();
  ({ call } = owner);
  seal = sealFor(shop.shop, owner.member.id);
  ({ productId, versionId } = await complete(call));
});
afterAll(() => shop.stop());

/** A shirt with a red disc on its back and on its left sleeve, and nothing on its front. */
async function complete(call: Caller) {
  const works_id = [BACK, LEFT_SLEEVE].map((kind) => choice(shop).works_id.replace(/-1-5$/, `-${kind}-5`)).join(",");
  const { url } = must(await call(getImageMagicToken, { ...choice(shop), works_id }));
  const token = new URL(url, "http://shop").searchParams.get("token") ?? "";
  const opened = must(await call(openDesign, { token }));
  const finished = must(
    await call(finishDesign, {
      product_id: opened.product_id,
      document: inked(opened.document),
      revision: 0,
      accepted: [],
    }),
  );
  const product = {
    product_id: opened.product_id,
    new_name: "背中のT",
    description: "背中です。",
    regular_price: 9000,
  };
  must(await call(updateProduct, { product, isSave: true }));
  must(await call(confirmDesign, { product_id: opened.product_id }));
  return { productId: opened.product_id, versionId: finished.version_id };
}

function inked(document: DesignDocument): DesignDocument {
  return {
    ...document,
    areas: document.areas.map((area) => ({
      ...area,
      layers: [
        {
          ...{ kind: "shape", shape: "ellipse", id: "sun", name: "日", fill: "#d9240f", rotation: 0, opacity: 1000 },
          ...{ x: area.width / 2, y: area.height / 2, width: area.width, height: area.height },
          ...{ flipX: false, flipY: false, locked: false, hidden: false },
        } as DesignDocument["areas"][number]["layers"][number],
      ],
    })),
  };
}

function must<Value>(answer: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

const azure = (path: string, width = 240, headers: Record<string, string> = {}) =>
  fetch(`${shop.baseUrl}/api/image/azure?url=images${seal(path)}&w=${width}`, { headers });

const imageMagic = (url: string, imageId = versionId) =>
  fetch(`${shop.baseUrl}/api/image/imageMagic?${new URLSearchParams({ url, image_id: imageId, w: "120" })}`);

/** How many hundredths of the picture are printed red. */
async function redShare(response: Response): Promise<number> {
  expect(response.status).toBe(200);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let i = 0; i < data.length; i += 4)
    if ((data[i] ?? 0) > 120 && (data[i + 1] ?? 0) < 90 && (data[i + 3] ?? 0) > 200) red++;
  return (100 * red) / (info.width * info.height);
}

describe("views", () => {
  test("the cover of goods that are printed on the back shows the back", async () => {
    const [front, back, cover] = await Promise.all(
      ["front", "back", "cover"].map(async (view) => redShare(await azure(`/designs/${versionId}/${view}.webp`))),
    );
    expect(back).toBeGreaterThan((front ?? 0) + 5);
    expect(cover).toBe(back);
  });

  test.each(IN_USE_VIEWS)("nothing is drawn and kept here of a design that is seen %s", async (view) => {
    expect(COVER_OR_VIEW.split("|")).not.toContain(view);
    expect((await azure(`/designs/${versionId}/${view}.webp`)).status).toBe(404);
  });

  test("cart and list of my items show that cover", async () => {
    const sizeId = getItem(shop.shop, 1001).sizes[0]?.id ?? 0;
    must(await call(addItem, { product_id: productId, sizes: [{ size_id: sizeId, quantity: 1 }] }));
    const cart = must(await call(getCart, {}));
    expect(cart.lines[0]?.image_url).toBe(seal(`/designs/${versionId}/cover.webp`));
    const list = must(await call(listMyItems, {}));
    expect(JSON.stringify(list)).toContain(seal(`/designs/${versionId}/back.webp`));
  });

  test("a sleeve is seen from nearer than on the whole shirt", async () => {
    const near = await redShare(await azure(`/designs/${versionId}/left-sleeve.webp`));
    const whole = await redShare(await azure(`/designs/${versionId}/front.webp`));
    expect(near).toBeGreaterThan(whole * 2.5);
    const images = must(await call(getMyItem, { product_id: productId })).images.images;
    expect(images.map(({ image_name }) => image_name)).toEqual(["back.webp", "front.webp", "left-sleeve.webp"]);
  });

  test("a print keeps its millimetres, so it covers less of a wider shirt", async () => {
    const { sizes } = getItem(shop.shop, 1001);
    const share = async (name: string) => {
      const size = sizes.find((candidate) => candidate.name === name);
      return redShare(await azure(`/designs/${versionId}/${size?.id}/back.webp`, 564));
    };
    const [small, huge] = [await share("S"), await share("XXL")];
    const ratio = (490 / 610) ** 2;
    expect(huge / small).toBeGreaterThan(ratio * 0.97);
    expect(huge / small).toBeLessThan(ratio * 1.03);
  });
});

describe("formats", () => {
  test.each([
    [BROWSER, "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["image/png,image/*;q=0.8", "image/png"],
  ])("%s is answered with %s, and caches are told why", async (accept, type) => {
    const response = await azure(`/designs/${versionId}/back.webp`, 120, { accept });
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toContain("Accept");
    expect(response.headers.get("cache-control")).toBe("private, max-age=172800, immutable");
    const { width, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, `image/${format === "heif" ? "avif" : format}`]).toEqual([120, type]);
  });

  test("a picture that the browser has is not sent again, in the same format only", async () => {
    const etag = (await azure(`/designs/${versionId}/back.webp`, 120)).headers.get("etag") ?? "";
    const again = { "if-none-match": etag };
    expect((await azure(`/designs/${versionId}/back.webp`, 120, again)).status).toBe(304);
    expect((await azure(`/designs/${versionId}/back.webp`, 120, { ...again, accept: BROWSER })).status).toBe(200);
  });
});

describe("what is no picture", () => {
  test.each([
    "/designs/00000000-0000-4000-8000-000000000000/back.webp",
    "/designs/VERSION/left.webp",
    "/designs/VERSION/999999/back.webp",
    "/designs/VERSION/../../../../etc/passwd",
    "/designs/VERSION/back.webp/../../x.webp",
    "/designs/VERSION/back.jpg",
    "/pictures/VERSION/back.webp",
  ])("%s is not found, in the one error shape", async (path) => {
    const response = await azure(path.replace("VERSION", versionId));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error_code: "catalogue/no-such-image" });
  });

  test.each([0, -1, 121, 99_999, 1e9, Number.NaN])("a width of %d is refused", async (width) => {
    const response = await azure(`/designs/${versionId}/back.webp`, width);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: "request/malformed" });
  });
});

describe("GET /api/image/imageMagic", () => {
  test("shows the print step's picture by its absolute address", async () => {
    const item = must(await call(getMyItem, { product_id: productId }));
    const [step] = item.im_json.steps;
    expect(step).toMatchObject({ step_id: 1, imItemId: versionId });
    const response = await imageMagic(step?.image_url ?? "", step?.imItemId);
    expect(await redShare(response)).toBeGreaterThan(5);
  });

  test.each([
    ["another host", "https://example.com/api/image/azure?url=images/designs/VERSION/back.webp"],
    ["the machine itself", "http://127.0.0.1:5432/"],
    ["another port", "http://localhost:1/api/image/azure?url=images/designs/VERSION/back.webp"],
    ["cloud metadata", "http://169.254.169.254/latest/meta-data/"],
    ["a host in disguise", "OWN@example.com/api/image/azure?url=images/designs/VERSION/back.webp"],
    ["another call of ours", "OWN/api/openapi.json?url=images/designs/VERSION/back.webp"],
    ["a path that climbs", "OWN/api/image/azure?url=images/designs/VERSION/../../../etc/passwd"],
    ["blank goods", "OWN/api/image/azure?url=images/catalogue/1001/101/front.webp"],
  ])("%s is no picture, and nothing is fetched", async (_what, template) => {
    const own = shop.shop.env.publicUrl;
    const response = await imageMagic(
      template.replace("OWN", own).replace("/designs/VERSION", seal(`/designs/${versionId}`)),
    );
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error_code: "catalogue/no-such-image" });
  });

  test("the picture of another item than the one named is none", async () => {
    const url = `${shop.shop.env.publicUrl}/api/image/azure?url=images${seal(`/designs/${versionId}/back.webp`)}`;
    expect((await imageMagic(url, "00000000-0000-4000-8000-000000000000")).status).toBe(404);
  });

  test.each([
    "ftp://example.com/x.png",
    "file:///etc/passwd",
    "//example.com/x.png",
    "",
    `http://x/${"y".repeat(600)}`,
  ])("%s is malformed", async (url) => expect((await imageMagic(url)).status).toBe(400));
});

test("the item of somebody else does not keep the pictures of one that was thrown away", async () => {
  const { member, call: others } = await shop.asMember();
  const gone = await complete(others);
  const path = `/designs/${gone.versionId}/front.webp`;
  const show = async () => {
    const sealed = sealFor(shop.shop, member.id)(path);
    return (await fetch(`${shop.baseUrl}/api/image/azure?url=images${sealed}&w=240`)).status;
  };
  expect(await show()).toBe(200);
  must(await others(markProduct, { product_id: gone.productId, delete_flag: 1 }));
  expect(await show()).toBe(404);
});
