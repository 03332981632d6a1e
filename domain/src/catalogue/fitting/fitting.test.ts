import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shopItems } from "../shop-goods.fixture.ts";
import { isMeasuredClothes } from "./measured-clothes.ts";
import { FITS, sizeForBody } from "./size-for-body.ts";
import { sizeLikeOwn } from "./size-like-own.ts";

const sizesOf = (id: number) => shopItems.find((item) => item.id === id)?.sizes ?? [];
const nameOf = (id: number, sizeId: number | undefined) => sizesOf(id).find((size) => size.id === sizeId)?.name;
const TEE = 1001;
const CHILD_TO_ADULT = 1007;
const CHILDREN = 1011;
const WOMEN = 1080;
const BIG = 1010;
const cm = (length: number) => length * 10_000;

describe("sizeForBody", () => {
  test.each([
    [TEE, 170, 60, "usual", "M"],
    [TEE, 170, 60, "loose", "L"],
    [TEE, 170, 60, "close", "S"],
    [TEE, 175, 70, "usual", "M"],
    [TEE, 178, 78, "usual", "L"],
    [TEE, 180, 95, "usual", "XL"],
    [TEE, 158, 50, "usual", "S"],
    [TEE, 152, 42, "usual", "XS"],
    [BIG, 170, 60, "usual", "M"],
    [WOMEN, 158, 50, "usual", "WM"],
    [CHILD_TO_ADULT, 112, 19, "usual", "110"],
    [CHILD_TO_ADULT, 128, 27, "usual", "130"],
    [CHILD_TO_ADULT, 128, 27, "loose", "140"],
    [CHILD_TO_ADULT, 170, 60, "usual", "M"],
    [CHILDREN, 95, 14, "usual", "100"],
  ] as const)("goods %i for %i cm, %i kg, %s: %s", (id, height, weight, fit, name) => {
    const found = sizeForBody(sizesOf(id), { height: cm(height), weight, fit });
    expect([nameOf(id, found?.sizeId), found?.beyond]).toEqual([name, undefined]);
  });

  test("it says by how much the goods are wider than the chest", () => {
    expect(sizeForBody(sizesOf(TEE), { height: cm(170), weight: 60, fit: "usual" })).toEqual({
      ...{ sizeId: 23, chest: cm(89), ease: cm(15) },
    });
  });

  test.each([
    [TEE, 190, 140, "largest", "XXL"],
    [CHILDREN, 165, 52, "largest", "150"],
    [CHILDREN, 68, 8, "smallest", "90"],
  ] as const)("goods %i for %i cm, %i kg are beyond the %s", (id, height, weight, beyond, name) => {
    const found = sizeForBody(sizesOf(id), { height: cm(height), weight, fit: "usual" });
    expect([nameOf(id, found?.sizeId), found?.beyond]).toEqual([name, beyond]);
  });

  test("more weight, or a looser fit, is never a smaller size", () => {
    const width = (height: number, weight: number, fit: (typeof FITS)[number]) =>
      sizesOf(TEE).find(({ id }) => id === sizeForBody(sizesOf(TEE), { height: cm(height), weight, fit })?.sizeId)
        ?.width ?? 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 150, max: 200 }),
        fc.integer({ min: 35, max: 140 }),
        fc.constantFrom(...FITS),
        (height, weight, fit) => {
          expect(width(height, weight + 5, fit)).toBeGreaterThanOrEqual(width(height, weight, fit));
          expect(width(height, weight, "loose")).toBeGreaterThanOrEqual(width(height, weight, "close"));
        },
      ),
    );
  });

  test("every piece of clothes in sizes has one for a body", () => {
    const clothes = shopItems.filter(({ sizes }) => isMeasuredClothes(sizes));
    expect(clothes.length).toBeGreaterThan(30);
    for (const { sizes } of clothes)
      expect(sizeForBody(sizes, { height: cm(165), weight: 60, fit: "usual" })).toBeDefined();
  });
});

describe("sizeLikeOwn", () => {
  test.each([
    [52, 69, "M", 0, 0],
    [53, undefined, "M", -1, undefined],
    [53.5, undefined, "L", 1.5, undefined],
    [53, 73, "L", 2, 0],
    [46, 66, "XS", 0, -3],
  ] as const)("like %d cm by %s: %s", (width, length, name, wider, longer) => {
    const own = { width: cm(width), ...(length !== undefined && { length: cm(length) }) };
    const found = sizeLikeOwn(sizesOf(TEE), own);
    expect(nameOf(TEE, found?.sizeId)).toBe(name);
    expect(found).toMatchObject({ wider: cm(wider), isFar: false });
    expect(found?.longer).toBe(longer === undefined ? undefined : cm(longer));
  });

  test("it says when no size comes near", () => {
    expect(sizeLikeOwn(sizesOf(TEE), { width: cm(70) })).toMatchObject({ wider: cm(-9), isFar: true });
  });
});

test("goods of one size, and what is not worn, have no size to find", () => {
  const named = (id: number) => isMeasuredClothes(sizesOf(id));
  expect([TEE, 1002, 1085, 1065].map(named)).toEqual([true, false, false, false]);
});
