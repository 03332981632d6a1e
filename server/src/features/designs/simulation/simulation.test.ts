import {
  getPicture,
  keepSimulation,
  type OpenedDesign,
  openSimulation,
  uploadPicture,
} from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { getMyItem, listMyItems, markProduct } from "@surimono/contract/my-items";
import { type DesignDocument, formatSku, formatWorksId, type ShapeLayer } from "@surimono/domain/designs";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { getItem } from "../../catalogue/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const dot: ShapeLayer = {
  ...{ kind: "shape", shape: "ellipse", id: "dot", name: "丸", fill: "#d9240f" },
  ...{ x: 90_000, y: 90_000, width: 80_000, height: 80_000, rotation: 0, opacity: 1000 },
  ...{ flipX: false, flipY: false, locked: false, hidden: false },
};

const drawn = ({ document }: OpenedDesign, layers: DesignDocument["areas"][number]["layers"] = [dot]) => ({
  ...document,
  areas: document.areas.map((area) => ({ ...area, layers })),
});

const countRows = async () => {
  const { rows } = await shop.shop.database.db.execute<{ total: number }>(
    sql`select ((select count(*) from my_items) + (select count(*) from designs) + (select count(*) from design_pictures))::int as total`,
  );
  return rows[0]?.total;
};

describe("trying an item as a guest", () => {
  test("gives the studio what it needs, by a choice or by the item's first one, and stores nothing", async () => {
    const before = await countRows();
    const item = getItem(shop.shop, 1001);
    const first = value(await shop.callAs("")(openSimulation, { product_id: 1001 }));
    expect(first).toMatchObject({
      ...{ product_id: 1001, step_id: 1, revision: 0, item: { silhouette: "tee" } },
      ...{
        price: {
          body_before_tax: 1680,
          extras: [],
          personal: [
            { kind: "name", fee: 330 },
            { kind: "number", fee: 220 },
          ],
          tax_bp: 1000,
        },
      },
    });
    const chosen = value(
      await shop.callAs("")(openSimulation, {
        product_id: 1001,
        sku: formatSku({ pku: item.pku, colorId: 107, methodId: 46 }),
        works_id: formatWorksId({ itemId: 1001, methodId: 46, areaKindId: 2 }),
      }),
    );
    expect(chosen.document).toMatchObject({ methodId: 46, colorId: 107, areas: [{ areaKindId: 2 }] });
    expect(await countRows()).toBe(before);
  });

  test("refuses an unknown item and a choice that cannot be printed", async () => {
    const refused = [
      [{ product_id: 999_999 }, "designs/no-such-item"],
      [{ product_id: 902 }, "designs/no-such-item"],
      [{ product_id: 1001, sku: "1234567890-1-67", works_id: "1001-67-1-5" }, "designs/choice-not-printable"],
    ] as const;
    for (const [payload, code] of refused)
      expect(await shop.callAs("")(openSimulation, payload)).toMatchObject({ failure: { code } });
  });

  test("has no way to keep or to upload", async () => {
    const document = drawn(value(await shop.callAs("")(openSimulation, { product_id: 1001 })));
    const kept = await shop.callAs("")(keepSimulation, { simulation_id: randomId(), document });
    expect(kept).toMatchObject({ failure: { status: 401 } });
    const picture = new File([new Uint8Array([1])], "a.png");
    expect(await shop.callAs("")(uploadPicture, {}, { files: { picture } })).toMatchObject({
      failure: { status: 401 },
    });
  });
});

describe("keeping what was tried", () => {
  const tried = async () => drawn(value(await shop.callAs("")(openSimulation, { product_id: 1001 })));

  test("makes one listed draft, finished and priced, however often and at once it is sent", async () => {
    const { call } = await shop.asMember();
    const payload = { simulation_id: randomId(), document: await tried() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(keepSimulation, payload)));
    const ids = new Set(answers.map((answer) => value(answer).product_id));
    expect(ids.size).toBe(1);
    expect(value(await call(keepSimulation, payload))).toEqual(value(answers[0] as (typeof answers)[number]));
    const list = value(await call(listMyItems, { item_tab: 1 }));
    expect(list.data.map(({ product_id }) => product_id)).toEqual([...ids]);
    const item = value(await call(getMyItem, { product_id: [...ids][0] ?? 0 }));
    expect(item).toMatchObject({ status: 0, delete_flag: 0, area_kind_ids: [1], unit_price: 2816 });
    expect(item.version_id).not.toBeNull();
    expect(item.regular_price).toBe(Math.round(2816 * 1.2));
  });

  test("is each member's own: the same browser's simulation makes two members' items", async () => {
    const payload = { simulation_id: randomId(), document: await tried() };
    const [one, other] = [await shop.asMember(), await shop.asMember()];
    const first = value(await one.call(keepSimulation, payload));
    const second = value(await other.call(keepSimulation, payload));
    expect(second.product_id).not.toBe(first.product_id);
    expect(await other.call(getMyItem, { product_id: first.product_id })).toMatchObject({ failure: { status: 404 } });
  });

  test("takes the member's own pictures, and nobody else's", async () => {
    const [owner, thief] = [await shop.asMember(), await shop.asMember()];
    const assetId = await upload(owner.call);
    const design = value(await shop.callAs("")(openSimulation, { product_id: 1001 }));
    const { shape: _shape, fill: _fill, ...place } = dot;
    const picture = { ...place, kind: "image" as const, assetId, pixelWidth: 1200, pixelHeight: 1200 };
    const payload = { simulation_id: randomId(), document: drawn(design, [picture]) };
    expect(await thief.call(keepSimulation, payload)).toMatchObject({ failure: { code: "designs/no-such-picture" } });
    expect(value(await thief.call(listMyItems, { item_tab: 1 })).drafts).toBe(0);
    expect((await thief.call(getPicture, { asset_id: assetId })).ok).toBe(false);
    expect(value(await owner.call(keepSimulation, payload)).version_id).not.toBeNull();
  });

  test("keeps what is not ready for the press as a draft without a version", async () => {
    const { call } = await shop.asMember();
    const design = value(await shop.callAs("")(openSimulation, { product_id: 1001 }));
    const outside = { ...dot, x: -39_000 };
    const payload = { simulation_id: randomId(), document: drawn(design, [outside]) };
    expect(value(await call(keepSimulation, payload)).version_id).toBeNull();
    expect(value(await call(listMyItems, { item_tab: 1 })).drafts).toBe(1);
  });

  test("with ticked warnings keeps it for the press or not at all, and says what is missing", async () => {
    const { call } = await shop.asMember();
    const design = value(await shop.callAs("")(openSimulation, { product_id: 1001 }));
    const outside = { simulation_id: randomId(), document: drawn(design, [{ ...dot, x: -39_000 }]), accepted: [] };
    expect(await call(keepSimulation, outside)).toMatchObject({ failure: { code: "designs/not-printable" } });
    // 1,200 pixels over 0.25 m are coarse.
    const {
      shape: _shape,
      fill: _fill,
      ...place
    } = { ...dot, width: 250_000, height: 250_000, x: 140_000, y: 140_000 };
    const picture = {
      ...place,
      kind: "image" as const,
      assetId: await upload(call),
      pixelWidth: 1200,
      pixelHeight: 1200,
    };
    const coarse = { simulation_id: randomId(), document: drawn(design, [picture]), accepted: [] as string[] };
    const refused = await call(keepSimulation, coarse);
    expect(refused).toMatchObject({ failure: { code: "designs/warnings-not-accepted" } });
    expect(value(await call(listMyItems, { item_tab: 1 })).drafts).toBe(0);
    const { findings } = (refused.ok ? undefined : refused.failure.detail) as {
      findings: { key: string; text: string }[];
    };
    expect(findings.every(({ key, text }) => key && text)).toBe(true);
    const accepted = findings.map(({ key }) => key);
    expect(value(await call(keepSimulation, { ...coarse, accepted })).version_id).not.toBeNull();
  });

  test("brings back what was deleted since", async () => {
    const { call } = await shop.asMember();
    const payload = { simulation_id: randomId(), document: await tried(), accepted: [] };
    const { product_id } = value(await call(keepSimulation, payload));
    value(await call(markProduct, { product_id, delete_flag: 1 }));
    expect(value(await call(listMyItems, { item_tab: 1 })).drafts).toBe(0);
    expect(value(await call(keepSimulation, payload)).product_id).toBe(product_id);
    expect(value(await call(listMyItems, { item_tab: 1 })).drafts).toBe(1);
  });

  test("refuses forged documents: another size, another method, a tag", async () => {
    const { call } = await shop.asMember();
    const document = await tried();
    const larger = { ...document, areas: document.areas.map((area) => ({ ...area, width: area.width + 1 })) };
    const keep = (forged: DesignDocument) => call(keepSimulation, { simulation_id: randomId(), document: forged });
    expect(await keep(larger)).toMatchObject({ failure: { code: "designs/does-not-fit" } });
    expect(await keep({ ...document, methodId: 1 })).toMatchObject({
      failure: { code: "designs/choice-not-printable" },
    });
    expect(await keep({ ...document, itemId: 902 })).toMatchObject({ failure: { code: "designs/no-such-item" } });
    expect(value(await call(listMyItems, { item_tab: 1 })).drafts).toBe(0);
  });
});

async function upload(call: Caller): Promise<string> {
  const bytes = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: "#1f7a4d" } })
    .png()
    .toBuffer();
  const picture = new File([new Uint8Array(bytes)], "a.png");
  return value(await call(uploadPicture, {}, { files: { picture } })).asset_id;
}
