import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { queryProduct } from "@surimono/contract/catalogue";
import { IN_USE_VIEWS } from "@surimono/domain/catalogue";
import { loadArt } from "@surimono/studio/mockup-files";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { artFolder } from "./art-files.ts";
import { drawnViewsOf } from "./art-views.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

test("the views that are drawn of a silhouette are those of its art, and none where that is gone", async () => {
  const folder = await mkdtemp(join(tmpdir(), "art-"));
  await mkdir(join(folder, "tee"));
  const art = { views: { front: { layers: {} }, worn: { layers: {} } } };
  await writeFile(join(folder, "tee/art.json"), JSON.stringify(art));
  expect(drawnViewsOf(folder, "tee")).toEqual(["front", "worn"]);
  expect(drawnViewsOf(folder, "cape")).toEqual([]);
  await rm(folder, { recursive: true });
});

test.each([1001, 1003, 1004])("the pictures in use of item %i are those that its art has", async (id) => {
  const answer = await opened.callAs()(queryProduct, { product_id: id });
  const [product] = answer.ok ? answer.value.data : [];
  if (!product) throw new Error(`there is no product ${id}`);
  const { views } = await loadArt(artFolder(), product.silhouette);
  const colorId = product.images.images[0]?.color;
  for (const view of IN_USE_VIEWS) {
    const path = `/catalogue/${id}/${colorId}/${view}.webp`;
    const isDrawn = views[view] !== undefined;
    expect([path, product.images.images.some(({ url }) => url === path)]).toEqual([path, isDrawn]);
    const { status } = await fetch(`${opened.baseUrl}/api/image/azure?url=images${path}&w=120`);
    expect([path, status]).toEqual([path, isDrawn ? 200 : 404]);
  }
});
