import { expect, test } from "vitest";
import { icons } from "./icons.ts";
import { studioIcons } from "./studio-icons.ts";

const all = [...Object.entries(icons), ...Object.entries(studioIcons)];

const repeated = (list: readonly string[]) => list.filter((entry, index) => list.indexOf(entry) !== index);

test("a name is in one table only", () => {
  expect(repeated(all.map(([name]) => name))).toEqual([]);
});

test("a drawing has one name", () => {
  expect(repeated(all.map(([, path]) => path))).toEqual([]);
});
