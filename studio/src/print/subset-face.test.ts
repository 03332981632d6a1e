import { expect, test } from "vitest";
import { textLayer } from "../scene/design.fixture.ts";
import { createShaper, FONTS, layoutText, loadHarfBuzz } from "../scene/index.ts";
import { nodeShaper } from "./font-files.ts";
import { subsetFace } from "./subset-face.ts";

test("cut down to its letters a face sets them as the whole one does, and all faces together are light", async () => {
  const whole = await nodeShaper(FONTS.map(({ id }) => id));
  const few = createShaper(await loadHarfBuzz());
  let bytes = 0;
  for (const { id, sample } of FONTS) {
    const file = await subsetFace(id, sample);
    if (!file) throw new Error(`${id} is not there`);
    bytes += file.byteLength;
    few.addFace(id, file);
    for (const direction of ["horizontal", "vertical"] as const) {
      const layer = textLayer(sample, { fontId: id, direction });
      expect([id, layoutText(layer, few)]).toEqual([id, layoutText(layer, whole)]);
    }
  }
  expect(bytes).toBeLessThan(300_000);
});

test("an unknown face is none", async () => {
  expect(await subsetFace("../package", "a")).toBeUndefined();
});
