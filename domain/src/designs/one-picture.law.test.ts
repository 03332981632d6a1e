import { expect, test } from "vitest";
import { referenceGroup } from "../catalogue/index.ts";
import { shopItems, shopLists } from "../catalogue/shop-goods.fixture.ts";
import type { PictureFacts } from "./checks/check-context.ts";
import { checkDesign } from "./checks/check-design.ts";
import { checkedGoods } from "./checks/checked-goods.ts";
import type { DesignDocument } from "./document.ts";
import { FRESH_LAYER } from "./fresh-layer.ts";
import { layPicture, type PicturePlace } from "./one-picture.ts";

type Item = (typeof shopItems)[number];
type Method = Item["methods"][number];

const PICTURES = [
  [4000, 3000],
  [600, 900],
  [40, 40],
].flatMap(([pixelWidth = 0, pixelHeight = 0]): readonly PictureFacts[] => {
  const cutOut = { pixelWidth, pixelHeight, seeThrough: 0, midTones: 0, unreachable: {} };
  return [{ ...cutOut, ink: "whole" }, cutOut];
});

interface Offered {
  readonly item: Item;
  readonly methodId: Method["methodId"];
  readonly place: PicturePlace;
}

/** Each alone, as the largest of the front would be chosen; once for all goods that are cut alike. */
function offeredPlaces(): readonly Offered[] {
  const offered = new Map<string, Offered>();
  for (const item of shopItems)
    for (const { methodId, areas } of item.methods)
      for (const { areaKindId, view, rects, bleed, ...area } of areas) {
        const rect = rects[referenceGroup(item)];
        if (!rect) throw new Error(`${item.id} has no place ${areaKindId}`);
        const place = { areaKindId, view: view as PicturePlace["view"], width: rect.w, height: rect.h, bleed };
        offered.set(JSON.stringify([methodId, place, rects, area]), { item, methodId, place });
      }
  return [...offered.values()];
}

function errorsOf({ item, methodId, place }: Offered, facts: PictureFacts): readonly string[] {
  const method = shopLists.printMethods.find(({ id }) => id === methodId);
  const laid = layPicture(facts, [place]);
  if (!method || !laid) throw new Error("not laid");
  const { areaKindId, ...box } = laid;
  const { pixelWidth, pixelHeight } = facts;
  const layer = { ...FRESH_LAYER, ...box, id: "p", name: "", assetId: "p", pixelWidth, pixelHeight };
  const { width, height } = place;
  const document: DesignDocument = {
    ...{ schema: 1, itemId: item.id, methodId, colorId: item.colors[0]?.id ?? 0 },
    areas: [{ areaKindId, width, height, layers: [{ ...layer, kind: "image" }] }],
  };
  const goods = checkedGoods(item, method, document.colorId);
  return (
    checkDesign(document, goods, { layer: () => undefined, picture: () => facts })
      // The inks of screens are proposed where it is drawn.
      .filter(({ severity, code }) => severity === "error" && code !== "designs/no-inks")
      .map(({ code }) => `${item.id} ${methodId} ${areaKindId} ${pixelWidth} × ${pixelHeight} ${facts.ink}: ${code}`)
  );
}

test("whatever picture is laid on whatever place of the catalogue, it can be ordered", () => {
  const places = offeredPlaces();
  expect(places.some(({ place }) => place.bleed > 0)).toBe(true);
  expect(places.flatMap((place) => PICTURES.flatMap((facts) => errorsOf(place, facts)))).toEqual([]);
});
