import { expect, test } from "vitest";
import { trialPath } from "./trial-path.ts";

test.each([
  ["/items", "/items/designSimulator"],
  ["/items/", "/items/designSimulator"],
  ["/items?search=%E3%83%9E%E3%82%B0&sort=2", "/items/designSimulator?search=%E3%83%9E%E3%82%B0&sort=2"],
  ["/items/detail/1004?colors_arr=6", "/items/designSimulator?productId=1004&colors_arr=6"],
  ["/items/detail", "/items/designSimulator"],
  ["/items/category/mugs?sort=2", "/items/designSimulator?category=mugs&sort=2"],
  ["/items/category/%E3%82", "/items/designSimulator?category=%EF%BF%BD"],
  ["/items/designSimulator/confirm?keep=1", undefined],
  ["/my-items", undefined],
  ["/cart", undefined],
  ["/", undefined],
])("the page %s can be tried at %s", (wanted, trial) => {
  expect(trialPath(wanted)).toBe(trial);
});
