import fc from "fast-check";
import { expect, test } from "vitest";
import { averageStars, canDecideReview, REVIEW_VERDICTS, type ReviewVerdict, sumChange } from "./review.ts";

test.each([
  [{ reviews: 0, stars: 0 }, undefined],
  [{ reviews: 1, stars: 5 }, 5],
  [{ reviews: 3, stars: 13 }, 4.3],
  [{ reviews: 3, stars: 14 }, 4.7],
])("%j is %s on average", (sum, average) => expect(averageStars(sum)).toBe(average));

const review = fc.option(fc.record({ stars: fc.integer({ min: 1, max: 5 }), isHidden: fc.boolean() }), {
  nil: undefined,
});

test("changes add up to what a count of all that is shown would find", () => {
  fc.assert(
    fc.property(fc.array(review), (states) => {
      const sum = { reviews: 0, stars: 0 };
      let before: (typeof states)[number];
      for (const after of states) {
        const change = sumChange(before, after);
        sum.reviews += change.reviews;
        sum.stars += change.stars;
        before = after;
      }
      const shown = before && !before.isHidden;
      expect(sum).toEqual({ reviews: shown ? 1 : 0, stars: shown ? before?.stars : 0 });
    }),
  );
});

test.each([
  [false, ["checked", "hidden"]],
  [true, ["checked", "shown"]],
])("of a review that is hidden: %s can be decided %j", (isHidden, verdicts) => {
  const possible = (Object.keys(REVIEW_VERDICTS) as ReviewVerdict[]).filter((one) => canDecideReview(one, isHidden));
  expect(possible).toEqual(verdicts);
});
