import { addItem } from "@surimono/contract/cart";
import { finishDesign, getImageMagicToken, listPictures, openDesign, uploadPicture } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign, updateProduct } from "@surimono/contract/my-items";
import { placeOrder } from "@surimono/contract/orders";
import { type AcceptedWarning, formatSku, formatWorksId, type Layer, type TextLayer } from "@surimono/domain/designs";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";
import { designVersions } from "../designs.tables.ts";
import { proofWarnings } from "../proof/proof-warnings.ts";
import { findVersion } from "../version/versions.store.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const place = { opacity: 1000, rotation: 0, flipX: false, flipY: false, locked: false, hidden: false };
const box = { x: 100_000, y: 100_000, width: 100_000, height: 100_000 };
const shape = { ...place, ...box, kind: "shape", shape: "ellipse", id: "sun", name: "日", fill: "#d9240f" } as const;
const words: TextLayer = {
  ...place,
  ...{ kind: "text", id: "words", name: "文字", text: "夜ふかし", fontId: "noto-sans-jp-700", color: "#22356f" },
  ...{ direction: "horizontal", align: "center", letterSpacing: 0, lineHeight: 1300, fontSize: 20_000 },
  ...{ x: 150_000, y: 100_000, width: 80_000, height: 26_000 },
};

async function start(call: Caller, methodId: 67 | 46 = 67) {
  const item = getItem(shop.shop, 1001);
  const colorId = item.methods.find((method) => method.methodId === methodId)?.colorIds[0] ?? 0;
  const begun = await call(getImageMagicToken, {
    product_id: item.id,
    sku: formatSku({ pku: item.pku, colorId, methodId }),
    works_id: formatWorksId({ itemId: item.id, methodId, areaKindId: 1 }),
  });
  if (!begun.ok) throw new Error(begun.failure.code);
  const token = new URL(begun.value.url, "http://shop").searchParams.get("token") ?? "";
  const opened = await call(openDesign, { token });
  if (!opened.ok) throw new Error(opened.failure.code);
  const { product_id, document } = opened.value;
  return (layers: readonly Layer[], accepted: readonly string[] = []) => ({
    product_id,
    revision: 0,
    accepted: [...accepted],
    document: { ...document, areas: document.areas.map((area) => ({ ...area, layers })) },
  });
}

async function uploaded(call: Caller, svg: string) {
  const bytes = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${svg}</svg>`),
  )
    .png()
    .toBuffer();
  const answer = await call(uploadPicture, {}, { files: { picture: new File([new Uint8Array(bytes)], "絵.png") } });
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}

interface Told {
  readonly code: string;
  readonly key: string;
  readonly text: string;
}

/** What a refused finish returns. */
async function told(call: Caller, payload: Parameters<typeof call<typeof finishDesign>>[1]) {
  const answer = await call(finishDesign, payload);
  if (answer.ok) return { code: "ok", findings: [] as readonly Told[] };
  return { code: answer.failure.code, findings: (answer.failure.detail as { findings: readonly Told[] }).findings };
}

describe("finishing", () => {
  test("refuses a warning that nobody ticked, and any tick but its own", async () => {
    const { call } = await shop.asMember();
    const payload = await start(call);
    const near = { ...shape, x: 53_000 };
    const refused = await told(call, payload([near]));
    expect(refused).toMatchObject({
      code: "designs/warnings-not-accepted",
      findings: [{ code: "designs/near-edge", text: "「日」が枠まで3 mmです。" }],
    });
    const [warning] = refused.findings;
    // The tick was for 3 mm; 1 mm is another matter.
    const nearer = await told(call, payload([{ ...near, x: 51_000 }], [warning?.key ?? ""]));
    expect(nearer.code).toBe("designs/warnings-not-accepted");
    expect((await told(call, payload([near], ["near-edge", "*"]))).code).toBe("designs/warnings-not-accepted");
    expect((await told(call, payload([near], [warning?.key ?? ""]))).code).toBe("ok");
  });

  test("no tick makes an error pass", async () => {
    const { call } = await shop.asMember();
    const payload = await start(call);
    const ticks = ["outside-area:1:sun:", "outside-area:1:sun:10000"];
    expect((await told(call, payload([{ ...shape, x: 40_000 }], ticks))).code).toBe("designs/not-printable");
  });

  test("believes no size that the document claims", async () => {
    const { call } = await shop.asMember();
    const payload = await start(call);
    const huge = { ...words, fontSize: 200_000, width: 1000, height: 1000 };
    expect(await told(call, payload([huge]))).toMatchObject({
      code: "designs/not-printable",
      findings: [{ code: "designs/outside-area" }],
    });
    const { asset_id: assetId } = await uploaded(call, '<rect width="400" height="400" fill="#22356f"/>');
    const image = { ...place, ...box, kind: "image", id: "p", name: "写真", assetId } as const;
    expect(await told(call, payload([{ ...image, pixelWidth: 9000, pixelHeight: 9000 }]))).toMatchObject({
      findings: [{ code: "designs/low-resolution", text: "「写真」の解像度は101 dpiです。" }],
    });
  });

  test("sees what only the scene knows: missing letters and hairlines, whatever their layers are called", async () => {
    const { call } = await shop.asMember();
    const payload = await start(call);
    const rare = { ...words, text: "祭", fontId: "bebas-neue" };
    expect(await told(call, payload([rare]))).toMatchObject({ findings: [{ code: "designs/missing-glyph" }] });
    expect(await told(call, payload([{ ...words, text: "祝🫪完" }]))).toMatchObject({
      findings: [{ code: "designs/missing-glyph", text: "「文字」の 🫪 は、まだ印刷できない絵文字です。" }],
    });
    const thin = { ...words, text: "夜", fontId: "hina-mincho", fontSize: 4000, width: 4000, height: 5200 };
    // A second layer with the same id does not pass on its thickness.
    const findings = (await told(call, payload([words, { ...thin, id: words.id }]))).findings;
    expect(findings).toMatchObject([{ code: "designs/thin-line" }]);
  });

  test("measures what repeats and codes too, wherever the document has the tile", async () => {
    const { call } = await shop.asMember();
    const payload = await start(call);
    const tile = { ...words, text: "祝🫪完", fontSize: 8000, x: 30_000, y: 30_000, width: 24_000, height: 10_400 };
    const frame = { ...place, id: "g", name: "柄", x: 30_000, y: 30_000, width: 24_000, height: 10_400 };
    const pattern = { ...frame, kind: "group", repeat: { kind: "straight", pitchX: 40_000, pitchY: 30_000 } } as const;
    expect(await told(call, payload([{ ...pattern, layers: [tile] }]))).toMatchObject({
      findings: [{ code: "designs/missing-glyph" }],
    });
    const code = { ...frame, kind: "qr", width: 8000, height: 8000, content: "https://surimono.example/a" } as const;
    expect(await told(call, payload([{ ...code, color: "#000000", ground: "#ffffff" }]))).toMatchObject({
      findings: [{ code: "designs/qr-small" }],
    });
  });

  test("knows each picture by what was measured at its upload", async () => {
    const { call } = await shop.asMember();
    const haze = await uploaded(call, '<circle cx="200" cy="200" r="150" fill="#d9240f" fill-opacity="0.5"/>');
    const lines = await uploaded(call, '<path d="M20 50H380M20 200H380M20 350H380" stroke="#000" stroke-width="1"/>');
    const neon = await uploaded(call, '<rect width="400" height="400" fill="#00ff00"/>');
    expect(await call(listPictures, {})).toMatchObject({
      value: { pictures: [{ facts: { unreachable: { 67: 10_000 } } }, {}, { facts: { see_through: 9857 } }] },
    });
    const payload = await start(call, 46);
    const layers = [haze, lines, neon].map(({ asset_id: assetId }, index) => ({
      ...place,
      ...({ kind: "image", id: `p${index}`, name: "絵", assetId, pixelWidth: 400, pixelHeight: 400 } as const),
      ...{ x: 60_000 + index * 70_000, y: 100_000, width: 50_000, height: 50_000 },
    }));
    expect((await told(call, payload(layers))).findings.map(({ code }) => code)).toEqual([
      "designs/thin-line",
      "designs/see-through",
      "designs/unreachable-picture",
      // Black lines on black goods.
      "designs/invisible-ink",
    ]);
  });
});

describe("what was accepted", () => {
  async function finishNearEdge(call: Caller) {
    const payload = await start(call);
    const near = { ...shape, x: 53_000 };
    const [warning] = (await told(call, payload([near]))).findings;
    const finished = await call(finishDesign, payload([near], [warning?.key ?? "", "a tick for nothing"]));
    if (!finished.ok) throw new Error(finished.failure.code);
    const { product_id, version_id } = finished.value;
    const product = { product_id, new_name: "夜ふかしT", description: "みんなで着ます。", regular_price: 9000 };
    await call(updateProduct, { product, isSave: true });
    return { product_id, version_id, warning };
  }

  const untick = (versionId: string) =>
    shop.shop.database.db.update(designVersions).set({ acceptedWarnings: [] }).where(eq(designVersions.id, versionId));

  test("is kept with the version in its words and with its time, and stands on the proof sheet", async () => {
    const { call } = await shop.asMember();
    const { version_id, warning } = await finishNearEdge(call);
    const version = await findVersion(shop.shop.database.db, version_id);
    const [kept] = version?.acceptedWarnings ?? [];
    expect(version?.acceptedWarnings).toHaveLength(1);
    expect(kept).toMatchObject({ key: warning?.key, text: warning?.text, areaKindId: 1, layerId: "sun" });
    expect(Date.parse(kept?.acceptedAt ?? "")).toBe(version?.createdAt.getTime());
    const at = [{ ...(kept as AcceptedWarning), acceptedAt: "2026-11-20T15:04:00.000Z" }];
    expect(proofWarnings(at, 1)).toEqual(["「日」が枠まで3 mmです。（2026/11/21 00:04 ご了承）"]);
    expect(proofWarnings(at, 2)).toEqual([]);
  });

  test("is asked for again when the item is completed", async () => {
    const { call } = await shop.asMember();
    const { product_id, version_id } = await finishNearEdge(call);
    await untick(version_id);
    expect(await call(confirmDesign, { product_id })).toMatchObject({ failure: { code: "my-items/not-printable" } });
    const other = await finishNearEdge(call);
    expect(await call(confirmDesign, { product_id: other.product_id })).toMatchObject({ ok: true });
  });

  test("is asked for again when it is ordered", async () => {
    const { call } = await shop.asMember();
    const { product_id, version_id } = await finishNearEdge(call);
    expect(await call(confirmDesign, { product_id })).toMatchObject({ ok: true });
    const cart = await call(addItem, { product_id, sizes: [{ size_id: 23, quantity: 1 }] });
    if (!cart.ok) throw new Error(cart.failure.code);
    await untick(version_id);
    const placed = await call(placeOrder, {
      cart_id: cart.value.cart_id ?? "",
      expected_total: cart.value.totals.total,
      address_id: crypto.randomUUID(),
      payment_type: 2,
    });
    const codes = placed.ok ? [] : (placed.failure.detail as { obstacles: { code: string }[] }).obstacles;
    expect(codes.map(({ code }) => code)).toEqual(["cart/item-not-completed", "delivery/no-address"]);
  });
});
