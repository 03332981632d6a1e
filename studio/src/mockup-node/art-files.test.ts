import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { closeUpOf, referenceGroup, referenceSize, viewsShowing } from "@surimono/domain/catalogue";
import sharp from "sharp";
import { expect, test } from "vitest";
import { shopItems } from "../../../domain/src/catalogue/shop-goods.fixture.ts";
import { areaToPixels } from "../mockup/index.ts";
import { loadArt } from "../mockup-files/index.ts";

const ART = join(import.meta.dirname, "../../../catalogue/art");
const silhouettes = (await readdir(ART, { withFileTypes: true })).filter((entry) => entry.isDirectory());

test.each(shopItems.map((item) => [item.name, item] as const))(
  "%s: every place that is sold has its picture, small ones from nearer, and lies within it",
  async (_name, item) => {
    const { views, referenceWidth } = await loadArt(ART, item.silhouette);
    const areas = item.methods.flatMap((method) => method.areas);
    for (const id of viewsShowing(areas)) expect([id, views[id]?.width]).toEqual([id, expect.any(Number)]);
    for (const area of areas) {
      const near = views[closeUpOf(area.areaKindId) ?? area.view];
      const rect = area.rects[referenceGroup(item)];
      if (!near || !rect || near.surface.kind !== "flat") continue;
      const placed = { rect, ...(area.tilt === undefined ? {} : { tilt: area.tilt }) };
      const { outline } = areaToPixels({ referenceWidth }, near, placed, referenceSize(item).width, near.width);
      for (const { x, y } of outline) {
        expect(Math.min(x, y, near.width - x, near.height - y)).toBeGreaterThanOrEqual(0);
      }
    }
  },
);

test("all art together stays within 8 MB", async () => {
  let bytes = 0;
  for (const { name } of silhouettes) {
    for (const file of await readdir(join(ART, name))) bytes += (await stat(join(ART, name, file))).size;
  }
  expect(bytes).toBeLessThan(8_000_000);
});

test.each(silhouettes.map(({ name }) => name))(
  "%s: every layer is there, of the right size, and small",
  async (name) => {
    const art = await loadArt(ART, name);
    expect(art.silhouette).toBe(name);
    for (const view of Object.values(art.views)) {
      expect(view.width / view.height).toBeCloseTo(900 / 1020, 3);
      let bytes = 0;
      for (const [layer, file] of Object.entries(view.layers)) {
        const path = join(ART, name, file);
        bytes += (await stat(path)).size;
        const { width = 0, height = 0 } = await sharp(path).metadata();
        if (["mask", "multiply", "screen", "cover", "label", "glass"].includes(layer)) {
          expect([layer, width, height]).toEqual([layer, view.width, view.height]);
        }
        if (layer === "displacement") expect(height / 2 / width).toBeCloseTo(view.height / view.width, 2);
        if (layer === "grain") expect([width, height]).toEqual([(view.grainPx ?? 0) * 2, view.grainPx]);
      }
      expect(bytes).toBeLessThan(350_000);
    }
  },
);
