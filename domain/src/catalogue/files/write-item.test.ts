import { expect, test } from "vitest";
import { writeItem } from "./write-item.ts";

const texts = import.meta.glob("../../../../catalogue/items/*.json", {
  eager: true,
  import: "default",
  query: "?raw",
}) as Record<string, string>;

test("writes every item of the shop as its file has it, so that a change of one field is a change of one line", () => {
  expect(Object.keys(texts).length).toBeGreaterThan(50);
  for (const [path, text] of Object.entries(texts)) expect([path, writeItem(JSON.parse(text))]).toEqual([path, text]);
});

test("leaves out what has no value", () => {
  expect(writeItem({ name: "帆布", donationId: undefined as never, sizes: [] })).toBe(
    '{\n  "name": "帆布",\n  "sizes": []\n}\n',
  );
});
