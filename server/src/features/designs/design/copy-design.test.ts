import { randomUUID } from "node:crypto";
import { copyDesign, keepDesignCopy, openDesign, readDesign, saveDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { getMyItem, listMyItems } from "@surimono/contract/my-items";
import { getArea, getMethod, referenceGroup } from "@surimono/domain/catalogue";
import type { ShapeLayer } from "@surimono/domain/designs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { getCatalogue, getItem } from "../../catalogue/index.ts";
import { startedDesign } from "../testing/started-design.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const sun: ShapeLayer = {
  ...{ kind: "shape", shape: "ellipse", id: "sun", name: "日", fill: "#d9240f" },
  ...{ x: 150_000, y: 150_000, width: 280_000, height: 280_000, rotation: 0, opacity: 1000 },
  ...{ flipX: false, flipY: false, locked: false, hidden: false },
};

async function drawn(call: Caller) {
  const design = await startedDesign(shop, call);
  const document = { ...design.document, areas: design.document.areas.map((area) => ({ ...area, layers: [sun] })) };
  const saved = await call(saveDesign, { product_id: design.product_id, document, revision: 0 });
  if (!saved.ok) throw new Error(saved.failure.code);
  return { productId: design.product_id, document };
}

/** Goods other than the T-shirt, with a smaller place. */
function otherGoods() {
  const item = getCatalogue(shop.shop).data.items.find(({ id, methods }) =>
    methods.some(
      ({ areas }) => id !== 1001 && areas.some(({ rects }) => Object.values(rects).every(({ w }) => w < 200_000)),
    ),
  );
  const method = item?.methods[0];
  const area = method?.areas[0];
  if (!item || !method || !area) throw new Error("the catalogue has no other goods");
  return { item, method, area };
}

describe("a copy on other goods", () => {
  test("is not free of what the operator decided about its source", async () => {
    const { call } = await shop.asMember();
    const { productId } = await drawn(call);
    const { item, method, area } = otherGoods();
    const copy = () =>
      call(copyDesign, {
        product_id: productId,
        ...{ item_id: item.id, method_id: method.methodId, color_id: method.colorIds[0] ?? 0 },
        areas: [{ from_area_kind_id: 1, to_area_kind_id: area.areaKindId }],
      });
    const decide = (column: "gallery_hidden_at" | "removed_at") =>
      shop.shop.database.db.execute(
        sql`update my_items set ${sql.raw(column)} = now() where product_id = ${productId}`,
      );
    await decide("gallery_hidden_at");
    const { product_id } = value(await copy());
    expect(value(await call(getMyItem, { product_id }))).toMatchObject({ gallery_hidden: true });
    await decide("removed_at");
    expect(await copy()).toMatchObject({ failure: { code: "designs/removed", status: 409 } });
  });

  test("is a listed draft of its own, with the design fitted into the new place", async () => {
    const { call } = await shop.asMember();
    const { productId } = await drawn(call);
    const { item, method, area } = otherGoods();
    const copied = await call(copyDesign, {
      product_id: productId,
      ...{ item_id: item.id, method_id: method.methodId, color_id: method.colorIds[0] ?? 0 },
      areas: [{ from_area_kind_id: 1, to_area_kind_id: area.areaKindId }],
    });
    if (!copied.ok) throw new Error(copied.failure.code);
    const token = new URL(copied.value.url, "http://shop").searchParams.get("token") ?? "";
    const opened = await call(openDesign, { token });
    if (!opened.ok) throw new Error(opened.failure.code);
    const [place] = opened.value.document.areas;
    const rect = getArea(getMethod(item, method.methodId), area.areaKindId).rects[referenceGroup(item)];
    expect(place).toMatchObject({ areaKindId: area.areaKindId, width: rect?.w, height: rect?.h });
    const [layer] = place?.layers ?? [];
    expect(layer).toMatchObject({ kind: "shape", width: layer?.height });
    expect(layer?.width).toBeLessThanOrEqual(Math.min(rect?.w ?? 0, rect?.h ?? 0));
    const drafts = await call(listMyItems, { item_tab: 1 });
    expect(drafts).toMatchObject({
      ok: true,
      value: { data: [{ product_id: copied.value.product_id }, { product_id: productId }] },
    });
  });

  test("is made once by one key, by presses at the same time and by a later one", async () => {
    const { call } = await shop.asMember();
    const { productId, document } = await drawn(call);
    const payload = {
      ...{ request_key: randomUUID(), product_id: productId, item_id: 1001, method_id: 67 },
      ...{ color_id: document.colorId, areas: [{ from_area_kind_id: 1, to_area_kind_id: 1 }] },
    };
    const pressed = await Promise.all([call(copyDesign, payload), call(copyDesign, payload)]);
    const ids = [...pressed, await call(copyDesign, payload)].map((answer) => value(answer).product_id);
    expect(new Set(ids).size).toBe(1);
    expect(value(await call(listMyItems, { item_tab: 1 })).data).toHaveLength(2);
    const other = await call(copyDesign, { ...payload, request_key: randomUUID() });
    expect(value(other).product_id).not.toBe(ids[0]);
  });

  test("is made of one's own design only", async () => {
    const owner = await shop.asMember();
    const other = await shop.asMember();
    const { productId, document } = await drawn(owner.call);
    const areas = [{ from_area_kind_id: 1, to_area_kind_id: 1 }];
    const payload = { product_id: productId, item_id: 1001, method_id: 67, color_id: 1, areas };
    for (const answer of [
      await other.call(copyDesign, payload),
      await other.call(keepDesignCopy, { product_id: productId, document }),
      await other.call(readDesign, { product_id: productId, step_id: 1 }),
    ]) {
      expect(answer).toMatchObject({ ok: false, failure: { code: "designs/not-found", status: 404 } });
    }
  });

  interface Change {
    item_id?: number;
    method_id?: number;
    areas?: number[];
    from?: number;
  }
  const changes: [string, Change, string][] = [
    ["goods that do not exist", { item_id: 999 }, "designs/no-such-item"],
    ["a method that the goods do not have", { method_id: 1 }, "designs/choice-not-printable"],
    ["a place twice", { areas: [1, 1] }, "designs/choice-not-printable"],
    ["a place that holds nothing", { from: 5 }, "designs/nothing-to-copy"],
  ];
  test.each(changes)("refuses %s", async (_what, change, code) => {
    const { call } = await shop.asMember();
    const { productId } = await drawn(call);
    const colorId = getMethod(getItem(shop.shop, 1001), 67).colorIds[0] ?? 0;
    const { areas = [1], from = 1, ...rest } = change;
    const answer = await call(copyDesign, {
      ...{ product_id: productId, item_id: 1001, method_id: 67, color_id: colorId },
      ...rest,
      areas: areas.map((to) => ({ from_area_kind_id: from, to_area_kind_id: to })),
    });
    expect(answer).toMatchObject({ ok: false, failure: { code } });
  });
});

test("what a second screen made is kept beside the first, and the first is read as it is stored", async () => {
  const { call } = await shop.asMember();
  const { productId, document } = await drawn(call);
  const mine = { ...document, areas: document.areas.map((area) => ({ ...area, layers: [{ ...sun, x: 160_000 }] })) };
  expect(await call(saveDesign, { product_id: productId, document: mine, revision: 0 })).toMatchObject({
    ok: false,
    failure: { code: "designs/changed-elsewhere" },
  });
  const payload = { request_key: randomUUID(), product_id: productId, document: mine };
  const kept = await call(keepDesignCopy, payload);
  if (!kept.ok) throw new Error(kept.failure.code);
  // The first answer may have been lost.
  expect(await call(keepDesignCopy, payload)).toMatchObject({ value: { product_id: kept.value.product_id } });
  const copy = await call(readDesign, { product_id: kept.value.product_id, step_id: 1 });
  expect(copy).toMatchObject({ ok: true, value: { revision: 1, document: mine } });
  expect(await call(readDesign, { product_id: productId, step_id: 1 })).toMatchObject({
    value: { revision: 1, document },
  });
});

test("a copy for other goods than its source's is refused", async () => {
  const { call } = await shop.asMember();
  const { productId, document } = await drawn(call);
  const forged = { ...document, areas: document.areas.map((area) => ({ ...area, width: area.width + 1000 })) };
  expect(await call(keepDesignCopy, { product_id: productId, document: forged })).toMatchObject({
    failure: { code: "designs/does-not-fit" },
  });
});
