import { randomUUID } from "node:crypto";
import { addItem } from "@surimono/contract/cart";
import {
  editImageMagicDesign,
  finishDesign,
  getImageMagicToken,
  keepDesignCopy,
  keepSimulation,
  type OpenedDesign,
  openDesign,
  openSimulation,
  readDesign,
  saveDesign,
} from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { confirmDesign, getMyItem, listMyItems } from "@surimono/contract/my-items";
import type { CatalogueItem } from "@surimono/domain/catalogue";
import { type DesignDocument, formatSku, formatWorksId } from "@surimono/domain/designs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { getCatalogue, getItem } from "../../catalogue/index.ts";
import { sell } from "../testing/changed-catalogue.fixture.ts";
import { shape } from "../testing/finished-version.fixture.ts";
import { findVersion } from "../version/versions.store.ts";

const TEE = 1001;
/** On-demand transfer prints on every colour, ink jet on light ones only. */
const [TRANSFER, INKJET] = [67, 43] as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const open = async (call: Caller, url: string) =>
  value(await call(openDesign, { token: new URL(url, "http://shop").searchParams.get("token") ?? "" }));

async function start(call: Caller, methodId: 43 | 67 = TRANSFER): Promise<OpenedDesign> {
  const { pku, methods } = getItem(shop.shop, TEE);
  const colorId = methods.find((method) => method.methodId === methodId)?.colorIds[0] ?? 0;
  const begun = await call(getImageMagicToken, {
    ...{ product_id: TEE, sku: formatSku({ pku, colorId, methodId }) },
    works_id: formatWorksId({ itemId: TEE, methodId, areaKindId: 1 }),
  });
  return open(call, value(begun).url);
}

/** Has something on it, in a different colour from its first. */
function drawnIn({ document }: Pick<OpenedDesign, "document">, colorId = document.colorId): DesignDocument {
  const layers = [shape([140_000, 120_000, 160_000, 160_000], "#1c1c1e", { id: "disc" })];
  return { ...document, colorId, areas: document.areas.map((area) => ({ ...area, layers })) };
}

function otherColor({ item, document }: OpenedDesign) {
  const other = item.colors.find(({ color_id, refusal }) => color_id !== document.colorId && refusal === undefined);
  if (!other) throw new Error("the goods come in one colour");
  return other;
}

describe("a draft in another colour", () => {
  test("is that in the list, in the studio, in its version's goods, in the cart, and no longer changed once completed", async () => {
    const { call } = await shop.asMember();
    const design = await start(call);
    const { product_id } = design;
    const { color_id, color_name } = otherColor(design);
    const document = drawnIn(design, color_id);
    value(await call(saveDesign, { product_id, document, revision: 0 }));
    expect(value(await call(listMyItems, { item_tab: 1 })).data).toMatchObject([{ product_id, color_name }]);
    const again = await open(call, value(await call(editImageMagicDesign, edit(product_id))).url);
    expect(again).toMatchObject({ item: { color_name }, document: { colorId: color_id } });

    const finished = value(await call(finishDesign, { product_id, document, revision: 1, accepted: [] }));
    const version = await findVersion(shop.shop.database.db, finished.version_id);
    expect(version?.goods?.color).toMatchObject({ id: color_id, name: color_name });
    value(await call(confirmDesign, { product_id }));
    const [size] = getItem(shop.shop, TEE).sizes;
    const cart = value(await call(addItem, { product_id, sizes: [{ size_id: size?.id ?? 0, quantity: 1 }] }));
    expect(cart.lines).toMatchObject([{ color_id, color_name }]);

    const back = { product_id, document: drawnIn(design), revision: 2 };
    expect(await call(saveDesign, back)).toMatchObject({ failure: { code: "designs/completed" } });
    expect(await call(getMyItem, { product_id })).toMatchObject({ value: { color_id } });
  });

  test("that was finished in one colour and changed since is not completed in either until it is finished again", async () => {
    const { call } = await shop.asMember();
    const design = await start(call);
    const { product_id } = design;
    const { color_id } = otherColor(design);
    const first = { product_id, document: drawnIn(design), revision: 0, accepted: [] };
    const before = value(await call(finishDesign, first)).version_id;
    value(await call(saveDesign, { product_id, document: drawnIn(design, color_id), revision: 1 }));
    expect(await call(confirmDesign, { product_id })).toMatchObject({ failure: { code: "my-items/no-design" } });
    const last = { product_id, document: drawnIn(design, color_id), revision: 2, accepted: [] };
    const after = value(await call(finishDesign, last)).version_id;
    expect(after).not.toBe(before);
    expect((await findVersion(shop.shop.database.db, before))?.goods?.color.id).toBe(design.document.colorId);
    expect((await findVersion(shop.shop.database.db, after))?.goods?.color.id).toBe(color_id);
    expect(await call(confirmDesign, { product_id })).toMatchObject({ ok: true });
  });

  test("stays in it while a tab that knows an older revision draws on in the other", async () => {
    const { call } = await shop.asMember();
    const design = await start(call);
    const { product_id } = design;
    const { color_id } = otherColor(design);
    const saves = await Promise.all(
      [color_id, design.document.colorId].map((colorId) =>
        call(saveDesign, { product_id, document: drawnIn(design, colorId), revision: 0 }),
      ),
    );
    expect(saves.filter(({ ok }) => ok)).toHaveLength(1);
    expect(saves.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "designs/changed-elsewhere" } });
    const { document } = value(await call(readDesign, { product_id, step_id: 1 }));
    expect(await call(getMyItem, { product_id })).toMatchObject({ value: { color_id: document.colorId } });
  });

  test("can be kept as an item of its own, with the source left in its own colour", async () => {
    const { call } = await shop.asMember();
    const design = await start(call);
    const { product_id } = design;
    const { color_id } = otherColor(design);
    const copy = value(await call(keepDesignCopy, { product_id, document: drawnIn(design, color_id) }));
    expect(await call(getMyItem, { product_id: copy.product_id })).toMatchObject({ value: { color_id } });
    expect(await call(getMyItem, { product_id })).toMatchObject({ value: { color_id: design.document.colorId } });
  });

  test("that was tried without an account is kept in the colour of its document", async () => {
    const { call } = await shop.asMember();
    const tried = value(await call(openSimulation, { product_id: TEE }));
    const { color_id } = otherColor(tried);
    const document = drawnIn(tried, color_id);
    const kept = value(await call(keepSimulation, { simulation_id: randomUUID(), document }));
    expect(await call(getMyItem, { product_id: kept.product_id })).toMatchObject({ value: { color_id } });
  });
});

describe("a colour that cannot be had", () => {
  const refused = { failure: { code: "designs/color-not-offered" } };

  test("by the method is told with the method that prints on it, and is not taken", async () => {
    const { call } = await shop.asMember();
    const design = await start(call, INKJET);
    const { product_id } = design;
    const dark = design.item.colors.find(({ refusal }) => refusal !== undefined);
    expect(dark?.refusal).toContain("なら印刷できます。");
    const document = drawnIn(design, dark?.color_id);
    expect(await call(saveDesign, { product_id, document, revision: 0 })).toMatchObject(refused);
    expect(await call(finishDesign, { product_id, document, revision: 0, accepted: [] })).toMatchObject(refused);
    expect(await call(keepDesignCopy, { product_id, document })).toMatchObject(refused);
    expect(await call(saveDesign, { product_id, document: drawnIn(design, 9999), revision: 0 })).toMatchObject(refused);
    expect(await call(getMyItem, { product_id })).toMatchObject({
      value: { color_id: design.document.colorId, delete_flag: 1 },
    });
  });

  test("any more is kept by a draft that has it, and not come back to", async () => {
    const { call } = await shop.asMember();
    const whole = getCatalogue(shop.shop).data;
    const design = await start(call);
    const { product_id } = design;
    const own = design.document.colorId;
    const { color_id } = otherColor(design);
    const tee = (item: CatalogueItem) => (item.id === TEE ? without(own, item) : item);
    try {
      await sell(shop, { ...whole, items: whole.items.map(tee) });
      value(await call(saveDesign, { product_id, document: drawnIn(design), revision: 0 }));
      const again = await open(call, value(await call(editImageMagicDesign, edit(product_id))).url);
      expect(again.item.colors[0]).toMatchObject({ color_id: own, refusal: "いまはお取り扱いしていません。" });
      value(await call(saveDesign, { product_id, document: drawnIn(design, color_id), revision: 1 }));
      expect(await call(saveDesign, { product_id, document: drawnIn(design), revision: 2 })).toMatchObject(refused);
    } finally {
      await sell(shop, whole);
    }
  });

  test("is nobody else's to choose", async () => {
    const owner = await shop.asMember();
    const thief = await shop.asMember();
    const design = await start(owner.call);
    const { product_id } = design;
    const document = drawnIn(design, otherColor(design).color_id);
    expect(await thief.call(saveDesign, { product_id, document, revision: 0 })).toMatchObject({
      failure: { code: "designs/not-found" },
    });
    expect(await owner.call(getMyItem, { product_id })).toMatchObject({ value: { color_id: design.document.colorId } });
  });
});

const edit = (product_id: number) => ({ product_id });

function without(colorId: number, item: CatalogueItem): CatalogueItem {
  const kept = (ids: readonly number[]) => ids.filter((id) => id !== colorId);
  return {
    ...item,
    colors: item.colors.filter(({ id }) => id !== colorId),
    methods: item.methods.map((method) => ({ ...method, colorIds: kept(method.colorIds) })),
  };
}
