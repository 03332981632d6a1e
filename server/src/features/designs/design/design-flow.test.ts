import { getImage } from "@surimono/contract/catalogue";
import {
  finishDesign,
  getImageMagicToken,
  getPicture,
  openDesign,
  saveDesign,
  uploadPicture,
} from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign, getMyItem, listMyItems, markProduct, updateProduct } from "@surimono/contract/my-items";
import { formatSku, formatWorksId } from "@surimono/domain/designs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { getItem, sealFor } from "../../catalogue/index.ts";
import { printKey } from "../package/print-files.ts";
import { signToolToken } from "../studio/tool-token.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const choose = (areaKindIds: readonly number[], change: Partial<{ product_id: number; sku: string }> = {}) => {
  const item = getItem(shop.shop, 1001);
  const method = item.methods.find(({ methodId }) => methodId === 67);
  return {
    product_id: item.id,
    sku: formatSku({ pku: item.pku, colorId: method?.colorIds[0] ?? 0, methodId: 67 }),
    works_id: areaKindIds.map((areaKindId) => formatWorksId({ itemId: item.id, methodId: 67, areaKindId })).join(","),
    ...change,
  };
};

async function start(call: Caller) {
  const begun = await call(getImageMagicToken, choose([1]));
  if (!begun.ok) throw new Error(begun.failure.code);
  const token = new URL(begun.value.url, "http://shop").searchParams.get("token") ?? "";
  const opened = await call(openDesign, { token });
  if (!opened.ok) throw new Error(opened.failure.code);
  return { token, design: opened.value };
}

async function upload(call: Caller, bytes: Buffer) {
  return call(uploadPicture, {}, { files: { picture: new File([new Uint8Array(bytes)], "写真.png") } });
}

const photo = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: "#d9240f" } })
    .png()
    .toBuffer();

async function designed(call: Caller) {
  const { token, design } = await start(call);
  const picture = await upload(call, await photo());
  if (!picture.ok) throw new Error(picture.failure.code);
  const [area] = design.document.areas;
  if (!area) throw new Error("no area");
  const layer = {
    kind: "image" as const,
    id: "a",
    name: "写真",
    x: Math.round(area.width / 2),
    y: 60_000,
    width: 120_000,
    height: 80_000,
    rotation: 0,
    opacity: 1000,
    flipX: false,
    flipY: false,
    locked: false,
    hidden: false,
    assetId: picture.value.asset_id,
    pixelWidth: 1200,
    pixelHeight: 800,
  };
  const document = { ...design.document, areas: [{ ...area, layers: [layer] }] };
  return { token, design, document, layer, area };
}

describe("starting", () => {
  test("makes a hidden draft that the list does not show", async () => {
    const { call } = await shop.asMember();
    const { design } = await start(call);
    expect(design.product_id).toBeGreaterThan(100_000);
    const item = await call(getMyItem, { product_id: design.product_id });
    expect(item).toMatchObject({ ok: true, value: { status: 0, delete_flag: 1 } });
    expect(await call(listMyItems, { item_tab: 1 })).toMatchObject({ value: { data: [], drafts: 0 } });
  });

  test.each([
    ["an unknown item", { product_id: 999 }, "designs/no-such-item"],
    ["the SKU of another item", { sku: "1234567890-1-67" }, "designs/choice-not-printable"],
  ])("refuses %s", async (_what, change, code) => {
    const { call } = await shop.asMember();
    expect(await call(getImageMagicToken, choose([1], change))).toMatchObject({ ok: false, failure: { code } });
  });

  test("refuses areas that conflict, and no area", async () => {
    const { call } = await shop.asMember();
    const reasons = [
      [[1, 3], "左胸と重なるため、胸中央はいっしょに印刷できません。"],
      [[99], "この印刷方法では印刷できない場所が含まれています。"],
    ] as const;
    for (const [areas, reason] of reasons)
      expect(await call(getImageMagicToken, choose(areas))).toMatchObject({
        failure: { code: "designs/choice-not-printable", detail: { refusals: [{ reason }] } },
      });
  });
});

describe("the studio's token", () => {
  test("opens nothing for another member, and nothing when changed", async () => {
    const owner = await shop.asMember();
    const other = await shop.asMember();
    const { token, design } = await start(owner.call);
    expect(await other.call(openDesign, { token })).toMatchObject({
      failure: { code: "designs/not-found", status: 404 },
    });
    const claim = { userId: owner.member.id, productId: design.product_id, step: 1 as const };
    const late = signToolToken(shop.shop.env.secret, { ...claim, expires: Math.floor(Date.now() / 1000) - 1 });
    expect(await owner.call(openDesign, { token: late })).toMatchObject({ failure: { code: "designs/link-expired" } });
    expect(await owner.call(openDesign, { token: `${token}x` })).toMatchObject({
      failure: { code: "designs/not-found" },
    });
  });
});

describe("pictures", () => {
  test("keep their owner to themselves", async () => {
    const owner = await shop.asMember();
    const other = await shop.asMember();
    const picture = await upload(owner.call, await photo());
    if (!picture.ok) throw new Error("not uploaded");
    expect((await owner.call(getPicture, picture.value)).ok).toBe(false); // unknown keys in the query are refused
    const query = { asset_id: picture.value.asset_id };
    expect((await owner.call(getPicture, query)).ok).toBe(true);
    expect(await other.call(getPicture, query)).toMatchObject({ failure: { status: 404 } });
  });

  test.each([
    [
      "text with a picture's name",
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
      "designs/picture-not-supported",
    ],
    ["nothing", Buffer.alloc(0), "designs/picture-broken"],
    ["more than 5 MB", Buffer.alloc(5_242_881), "designs/picture-too-large"],
  ])("refuses %s", async (_what, bytes, code) => {
    const { call } = await shop.asMember();
    expect(await upload(call, bytes)).toMatchObject({ ok: false, failure: { code } });
  });

  test("refuses a body that is too large as a whole, each file being small enough", async () => {
    const { call } = await shop.asMember();
    const file = () => new File([new Uint8Array(4_000_000)], "a.png");
    const files = { picture: new File([new Uint8Array(await photo())], "a.png"), one: file(), two: file() };
    expect(await call(uploadPicture, {}, { files })).toMatchObject({ failure: { code: "request/too-large" } });
  });

  test("refuses a truncated file", async () => {
    const { call } = await shop.asMember();
    const bytes = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: "#1f7a4d",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await upload(call, bytes.subarray(0, bytes.length / 2))).toMatchObject({
      failure: { code: "designs/picture-broken" },
    });
  });

  test("are turned upright and lose their metadata", async () => {
    const { call } = await shop.asMember();
    const turned = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#fff" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "somebody" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await upload(call, turned);
    expect(picture).toMatchObject({ ok: true, value: { pixel_width: 100, pixel_height: 300 } });
    if (!picture.ok) return;
    const file = await call(getPicture, { asset_id: picture.value.asset_id });
    if (!file.ok) throw new Error("no file");
    const metadata = await sharp(Buffer.from(await (file.value as Blob).arrayBuffer())).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation ?? 1).toBe(1);
  });
});

describe("saving", () => {
  test("refuses an older revision and names the stored one; one past PostgreSQL's integer is malformed", async () => {
    const { call } = await shop.asMember();
    const { design } = await start(call);
    const payload = { product_id: design.product_id, document: design.document, revision: 0 };
    expect(await call(saveDesign, payload)).toMatchObject({ ok: true, value: { revision: 1 } });
    expect(await call(saveDesign, payload)).toMatchObject({
      failure: { code: "designs/changed-elsewhere", detail: { revision: 1 } },
    });
    const beyond = await call(saveDesign, { ...payload, revision: 2 ** 31 });
    expect(beyond).toMatchObject({ failure: { code: "request/malformed" } });
  });

  test("of two at once, exactly one wins", async () => {
    const { call } = await shop.asMember();
    const { design } = await start(call);
    const payload = { product_id: design.product_id, document: design.document, revision: 0 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(saveDesign, payload)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("refuses a larger area, another member's picture, and another member", async () => {
    const owner = await shop.asMember();
    const thief = await shop.asMember();
    const { document, design } = await designed(owner.call);
    const larger = { ...document, areas: document.areas.map((area) => ({ ...area, width: area.width + 1 })) };
    const save = (call: Caller, product_id: number, doc: typeof document) =>
      call(saveDesign, { product_id, document: doc, revision: 0 });
    expect(await save(owner.call, design.product_id, larger)).toMatchObject({
      failure: { code: "designs/does-not-fit" },
    });
    expect(await save(thief.call, design.product_id, document)).toMatchObject({
      failure: { code: "designs/not-found" },
    });
    const own = await start(thief.call);
    expect(await save(thief.call, own.design.product_id, document)).toMatchObject({
      failure: { code: "designs/no-such-picture" },
    });
  });
});

describe("finishing", () => {
  test("keeps a version, draws it, prints it, and lets the item be completed and no longer edited", async () => {
    const { call, member } = await shop.asMember();
    const { design, document } = await designed(call);
    const product_id = design.product_id;
    const finished = await call(finishDesign, { product_id, document, revision: 0, accepted: [] });
    if (!finished.ok) throw new Error(JSON.stringify(finished.failure));
    const versionId = finished.value.version_id;

    const words = { product_id, new_name: "夜ふかしT", description: "みんなで着ます。", regular_price: 9000 };
    expect(await call(updateProduct, { product: words, isSave: true })).toMatchObject({ ok: true });
    expect(await call(listMyItems, { item_tab: 1 })).toMatchObject({
      value: { drafts: 1, data: [{ new_name: "夜ふかしT" }] },
    });
    expect(await call(confirmDesign, { product_id })).toMatchObject({
      value: { message: "myitem status update success" },
    });
    expect(await call(confirmDesign, { product_id })).toMatchObject({ ok: true });
    expect(await call(listMyItems, { item_tab: 0 })).toMatchObject({ value: { completed: 1, drafts: 0 } });
    expect(await call(updateProduct, { product: words, isSave: true })).toMatchObject({
      failure: { code: "my-items/completed" },
    });
    expect(await call(saveDesign, { product_id, document, revision: 1 })).toMatchObject({
      failure: { code: "designs/completed" },
    });

    const front = sealFor(shop.shop, member.id)(`/designs/${versionId}/front.webp`);
    const picture = await shop.callAs()(getImage, { url: `images${front}`, w: 240 });
    if (!picture.ok) throw new Error(picture.failure.code);
    const { data, info } = await sharp(Buffer.from(await (picture.value as Blob).arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const reds = Array.from({ length: info.width * info.height }, (_, index) => index * 3).filter(
      (at) => (data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 90,
    );
    expect(reds.length).toBeGreaterThan(200);
    for (const url of [`images${front.replace("front", "left")}`, `images/designs/${"-".repeat(36)}/front.webp`])
      expect(await shop.callAs()(getImage, { url, w: 240 })).toMatchObject({ failure: { status: 404 } });

    const key = printKey(versionId, "1.png");
    await expect.poll(() => shop.shop.files.read(key)).toBeDefined();
    const print = await sharp((await shop.shop.files.read(key)) as Buffer).metadata();
    const area = document.areas[0];
    expect(print).toMatchObject({
      format: "png",
      density: 300,
      width: Math.round(((area?.width ?? 0) * 300) / 25_400),
      hasAlpha: true,
    });
  });

  test("refuses a face that the shop does not have", async () => {
    const { call } = await shop.asMember();
    const { design, document, area, layer } = await designed(call);
    const { assetId: _, pixelWidth: __, pixelHeight: ___, ...place } = layer;
    const text = {
      ...place,
      kind: "text" as const,
      text: "摺物",
      fontId: "nobody-has-this",
      fontSize: 20_000,
      color: "#000000",
      direction: "horizontal" as const,
      align: "start" as const,
      letterSpacing: 0,
      lineHeight: 1000,
    };
    const withText = { ...document, areas: [{ ...area, layers: [text] }] };
    const payload = { product_id: design.product_id, revision: 0, document: withText };
    const refused = { failure: { code: "designs/does-not-fit" } };
    expect(await call(saveDesign, payload)).toMatchObject(refused);
    expect(await call(finishDesign, { ...payload, accepted: [] })).toMatchObject(refused);
  });

  test("keeps a stamp, and refuses one that the shop does not have", async () => {
    const { call } = await shop.asMember();
    const { design, document, area, layer } = await designed(call);
    const { assetId: _, pixelWidth: __, pixelHeight: ___, ...place } = layer;
    const save = (stampId: string) => {
      const stamp = { ...place, kind: "stamp" as const, stampId, inks: ["#fe3a27", "#22356f", "#fff4df", "#ffc533"] };
      const stamped = { ...document, areas: [{ ...area, layers: [stamp] }] };
      return call(saveDesign, { product_id: design.product_id, revision: 0, document: stamped });
    };
    expect(await save("luck-nobody-drew-this")).toMatchObject({ failure: { code: "designs/does-not-fit" } });
    expect(await save("luck-daruma")).toMatchObject({ ok: true });
  });

  test("refuses an empty area and one that sticks out, saying where", async () => {
    const { call } = await shop.asMember();
    const { design, document, area, layer } = await designed(call);
    const finish = (layers: unknown[]) =>
      call(finishDesign, {
        product_id: design.product_id,
        revision: 0,
        accepted: [],
        document: { ...document, areas: [{ ...area, layers }] } as never,
      });
    expect(await finish([])).toMatchObject({
      failure: {
        code: "designs/not-printable",
        detail: { findings: [{ code: "designs/empty-area", areaKindId: 1 }] },
      },
    });
    expect(await finish([{ ...layer, y: -20_000 }])).toMatchObject({
      failure: { detail: { findings: [{ code: "designs/outside-area", layerId: "a" }] } },
    });
    // A refused finish saves nothing: the revision is still the first.
    expect(await call(saveDesign, { product_id: design.product_id, document, revision: 0 })).toMatchObject({
      ok: true,
    });
  });
});

describe("my items", () => {
  test("cannot be completed without a design", async () => {
    const { call } = await shop.asMember();
    const { design } = await start(call);
    expect(await call(confirmDesign, { product_id: design.product_id })).toMatchObject({
      failure: { code: "my-items/no-design" },
    });
  });

  test("refuse words over the limits and a price below the unit price, field by field", async () => {
    const { call } = await shop.asMember();
    const { design } = await start(call);
    const product = { product_id: design.product_id, new_name: "", description: "あ".repeat(1001), regular_price: 1 };
    expect(await call(updateProduct, { product, isSave: false })).toMatchObject({
      failure: {
        code: "my-items/text-faults",
        detail: {
          faults: [
            { field: "new_name" },
            { field: "description" },
            { field: "regular_price", fault: "below-unit-price" },
          ],
        },
      },
    });
  });

  test("are nobody else's", async () => {
    const owner = await shop.asMember();
    const other = await shop.asMember();
    const { design } = await start(owner.call);
    const product_id = design.product_id;
    expect(await other.call(getMyItem, { product_id })).toMatchObject({ failure: { status: 404 } });
    expect(await other.call(confirmDesign, { product_id, user_id: owner.member.id })).toMatchObject({
      failure: { status: 403 },
    });
    expect(await other.call(markProduct, { product_id, delete_flag: 1, user_id: owner.member.id })).toMatchObject({
      failure: { status: 403 },
    });
    for (const answer of [
      await other.call(confirmDesign, { product_id }),
      await other.call(markProduct, { product_id, delete_flag: 1 }),
    ])
      expect(answer).toMatchObject({ failure: { status: 404 } });
  });
});
