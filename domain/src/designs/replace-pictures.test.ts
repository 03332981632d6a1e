import { expect, test } from "vitest";
import { type DesignDocument, type GroupLayer, type ImageLayer, pictureIdsOf, replacePictures } from "./index.ts";

const image = (id: string, assetId: string): ImageLayer => ({
  ...{ kind: "image", id, name: id, assetId, pixelWidth: 100, pixelHeight: 50 },
  ...{ x: 0, y: 0, width: 1000, height: 500, rotation: 0, opacity: 1000 },
  ...{ flipX: false, flipY: false, locked: false, hidden: false },
});

test("uploads are replaced in groups too, and only those that are named", () => {
  const { assetId: _, pixelWidth: __, pixelHeight: ___, ...place } = image("g", "");
  const group = { ...place, kind: "group", layers: [image("b", "two"), image("c", "three")] } as unknown as GroupLayer;
  const document: DesignDocument = {
    ...{ schema: 1, itemId: 1, methodId: 67, colorId: 1 },
    areas: [{ areaKindId: 1, width: 1000, height: 1000, layers: [image("a", "one"), group] }],
  };
  const fresh = { assetId: "new", pixelWidth: 80, pixelHeight: 40 };
  const changed = replacePictures(document, new Map([["two", fresh]]));
  expect(pictureIdsOf(changed)).toEqual(["one", "new", "three"]);
  expect(JSON.stringify(changed)).toContain('"pixelWidth":80');
  expect(pictureIdsOf(document)).toEqual(["one", "two", "three"]);
});
