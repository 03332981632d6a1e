import { describe, expect, test } from "vitest";
import type { CatalogueItem } from "../item.ts";
import { getArea, getMethod, getSize } from "../prices/prices.ts";
import { referenceGroup } from "../reference-size.ts";
import { shopItem } from "../shop-goods.fixture.ts";
import { keepSoldParts } from "./keep-sold-parts.ts";
import { offersChoice } from "./offers-choice.ts";

const family = shopItem(1007);
const [firstSize, ...otherSizes] = family.sizes;
const [firstColor, ...otherColors] = family.colors;
const ROYAL = 109;
if (!firstSize || !firstColor) throw new Error("no size or colour");

const without = (more: Partial<CatalogueItem>): CatalogueItem => ({ ...family, ...more });
const inTransfer = (change: (areas: CatalogueItem["methods"][number]) => object): CatalogueItem["methods"] =>
  family.methods.map((method) => (method.methodId === 67 ? { ...method, ...change(method) } : method));

describe("keepSoldParts", () => {
  test("answers what is sold, itself, when nothing has gone", () => {
    const dearer = without({ name: "新しい名前", sizes: family.sizes.map((size) => ({ ...size, price: 5000 })) });
    expect(keepSoldParts(family, dearer)).toBe(dearer);
    expect(keepSoldParts(without({ sizes: otherSizes, colors: otherColors }), family)).toBe(family);
  });

  test("keeps a size, a colour and a method that have gone, as they were", () => {
    const fewer = without({
      sizes: otherSizes,
      colors: otherColors,
      methods: family.methods.filter(({ methodId }) => methodId !== 43),
    });
    const kept = keepSoldParts(family, fewer);
    expect(getSize(kept, firstSize.id)).toEqual(firstSize);
    expect(kept.colors).toContainEqual(firstColor);
    expect(getMethod(kept, 43)).toEqual(getMethod(family, 43));
    expect(keepSoldParts(kept, family)).toBe(family);
  });

  test("keeps a place with its conflicts, and a colour of one method", () => {
    const fewer = without({
      methods: inTransfer(({ areas, conflicts, colorIds }) => ({
        areas: areas.filter(({ areaKindId }) => areaKindId !== 1),
        conflicts: conflicts.filter((pair) => !pair.includes(1)),
        colorIds: colorIds.filter((id) => id !== ROYAL),
      })),
    });
    const kept = getMethod(keepSoldParts(family, fewer), 67);
    expect(getArea(kept, 1)).toEqual(getArea(getMethod(family, 67), 1));
    expect(kept.conflicts).toContainEqual([1, 3]);
    expect(kept.colorIds).toContain(ROYAL);
  });

  test("keeps where places lie on sizes of a group that has gone, and draws in the group that is left", () => {
    const isKids = (group: string) => group === "kids";
    const adults = without({
      sizes: family.sizes.filter(({ group }) => !isKids(group)),
      methods: family.methods.map((method) => ({
        ...method,
        areas: method.areas.map((area) => ({
          ...area,
          rects: Object.fromEntries(Object.entries(area.rects).filter(([group]) => !isKids(group))),
        })),
      })),
    });
    const kept = keepSoldParts(family, adults);
    expect(getArea(getMethod(kept, 67), 1).rects["kids"]).toEqual(getArea(getMethod(family, 67), 1).rects["kids"]);
    expect(referenceGroup(kept)).toBe("adult");
  });
});

describe("offersChoice", () => {
  const choice = { methodId: 67, colorId: ROYAL, areaKindIds: [1, 2] };
  test.each([
    ["as it is", family, true],
    ["without the method", without({ methods: family.methods.slice(1) }), false],
    ["without the colour", without({ methods: inTransfer(() => ({ colorIds: [101] })) }), false],
    ["without a place", without({ methods: inTransfer(({ areas }) => ({ areas: areas.slice(1) })) }), false],
  ])("%s", (_name, item, expected) => expect(offersChoice(item, choice)).toBe(expected));
});
