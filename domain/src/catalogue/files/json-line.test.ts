import { expect, test } from "vitest";
import { lineAt, withValueAt } from "./json-line.ts";

const TEXT = `{
  "id": 1,
  "name": "a \\"b\\", {c}",
  "sizes": [
    { "id": 21, "price": 10 },
    {
      "id": 22,
      "price": 20
    }
  ],
  "empty": [],
  "last": null
}
`;

test.each([
  [[], 1],
  [["id"], 2],
  [["name"], 3],
  [["sizes"], 4],
  [["sizes", 0, "price"], 5],
  [["sizes", 1], 6],
  [["sizes", 1, "price"], 8],
  [["empty"], 11],
  [["last"], 12],
  // For what is missing, the place where it should be.
  [["sizes", 1, "width"], 6],
  [["sizes", 7], 4],
  [["empty", 0], 11],
  [["id", "deeper"], 2],
  [["missing"], 1],
])("finds the line of %j", (path, line) => expect(lineAt(TEXT, path)).toBe(line));

test("finds the entry of a list, and nothing in an empty text", () => {
  expect(lineAt('[\n1,\n"two",\n{"three":3}]', [2, "three"])).toBe(4);
  expect(lineAt("", ["id"])).toBe(1);
});

test("puts another value in the place of one, and leaves everything around it as it was written", () => {
  expect(withValueAt(TEXT, ["sizes", 1, "price"], "30")).toBe(TEXT.replace('"price": 20', '"price": 30'));
  expect(withValueAt(TEXT, ["sizes"], "[]")).toMatch(/"sizes": \[\],\n {2}"empty"/);
  expect(JSON.parse(withValueAt(TEXT, ["name"], '"帆布"'))).toMatchObject({ name: "帆布", last: null });
  expect(() => withValueAt(TEXT, ["sizes", 1, "width"], "1")).toThrow("there is nothing at sizes.1.width");
});
