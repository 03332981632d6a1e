import { keepSimulation } from "@surimono/contract/designs";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { expect, test } from "vitest";
import type { OnePicture } from "../simulation-store.ts";
import { asOrdered, inColor, type LaidGoods } from "./laid-goods.ts";

const picture = { assetId: newUuid(), name: "日の出.png" } as OnePicture;

const shirt = {
  ...{ colorName: "ホワイト", price: 2816, taxRate: 1000, painted: { color: "#ffffff", document: { colorId: 101 } } },
  colors: [
    { id: 101, name: "ホワイト", hex: "#ffffff" },
    { id: 103, name: "ブラック", hex: "#111111" },
  ],
  simulation: {
    id: newUuid(),
    productId: 1001,
    sku: "1711929600-101-67",
    document: { colorId: 101, methodId: 67 },
    pictures: [picture],
  },
} as unknown as LaidGoods;

test("another colour changes the goods, the drawing and what is saved; an unknown one nothing", () => {
  const black = inColor(shirt, "1711929600", 103);
  expect(black).toMatchObject({
    ...{ colorName: "ブラック", painted: { color: "#111111", document: { colorId: 103 } } },
    simulation: { sku: "1711929600-103-67", document: { colorId: 103 } },
  });
  expect(inColor(shirt, "1711929600", 999)).toBe(shirt);
});

test("what is ordered has one key for each picture, goods and colour, and none of a saved draft", () => {
  const keyOf = (laid: LaidGoods) => asOrdered(laid.simulation).id;
  const black = inColor(shirt, "1711929600", 103);
  expect(keyOf(shirt)).toBe(keyOf({ ...shirt }));
  expect(new Set([keyOf(shirt), keyOf(black), shirt.simulation.id]).size).toBe(3);
  for (const laid of [shirt, black])
    expect(keepSimulation.payload.shape.simulation_id.safeParse(keyOf(laid)).success).toBe(true);
});
