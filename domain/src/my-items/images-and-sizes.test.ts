import fc from "fast-check";
import { expect, test } from "vitest";
import { findImageCountFault, findImageFileFault, findSizeFault, sizesOf } from "./index.ts";

test.each([
  ["海.jpg", 1, undefined],
  ["海.JPEG", 5_242_880, undefined],
  ["海.png", 5_242_881, "too-large"],
  ["海.gif", 0, undefined],
  ["海.webp", 1, "not-supported"],
  ["海.png.svg", 1, "not-supported"],
  ["png", 1, "not-supported"],
] as const)("a file %s of %i bytes: %s", (name, size, fault) => {
  expect(findImageFileFault({ name, size })).toBe(fault);
});

test.each([
  [0, "none-left"],
  [1, undefined],
  [15, undefined],
  [16, "too-many"],
] as const)("%i images: %s", (count, fault) => expect(findImageCountFault(count)).toBe(fault));

test.each([
  [[], [1, 2], "none-chosen"],
  [[2], [1, 2], undefined],
  [[3], [1, 2], "no-such-size"],
  [[], [1], undefined],
  [[1], [1], undefined],
] as const)("sizes %j of %j: %s", (chosen, offered, fault) => expect(findSizeFault(chosen, offered)).toBe(fault));

test("an item never comes in no size, nor in one that is not offered", () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 });
  fc.assert(
    fc.property(ids, fc.option(ids), (offered, chosen) => {
      const sizes = sizesOf(
        offered.map((id) => ({ id })),
        chosen,
      ).map(({ id }) => id);
      expect(sizes.length).toBeGreaterThan(0);
      expect(offered.filter((id) => sizes.includes(id))).toEqual(sizes);
      if (chosen?.some((id) => offered.includes(id))) expect(sizes.every((id) => chosen.includes(id))).toBe(true);
    }),
  );
});
