import { expect, test } from "vitest";
import { findPublishingFault, type Publishable } from "./publishing.ts";
import { COMPLETED, DRAFT } from "./status.ts";

const item: Publishable = { status: COMPLETED, deleteFlag: 0, nickname: "みどり", isOnSale: true, isHidden: false };

test.each<[Partial<Publishable>, string | undefined]>([
  [{}, undefined],
  [{ status: DRAFT }, "not-completed"],
  [{ deleteFlag: 1 }, "not-completed"],
  [{ isOnSale: false }, "withdrawn"],
  [{ nickname: "" }, "no-nickname"],
  [{ nickname: "　" }, "no-nickname"],
  [{ isHidden: true }, "hidden"],
  [{ isHidden: true, status: DRAFT, nickname: "" }, "hidden"],
])("an item with %j: %s", (change, fault) => {
  expect(findPublishingFault({ ...item, ...change })).toBe(fault);
});
