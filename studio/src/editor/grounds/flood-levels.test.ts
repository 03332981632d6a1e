import { expect, test } from "vitest";
import { floodLevels } from "./flood-levels.ts";

test("what a wall encloses is reached when the flood goes over the wall's lowest place", () => {
  const rows = ["000000", "099990", "090190", "090050", "099990", "000000"];
  const levels = Uint8Array.from(rows.join(""), Number);
  const needed = [...floodLevels(levels, 6, 6)].map(String);
  expect(rows.map((_, y) => needed.slice(y * 6, y * 6 + 6).join(""))).toEqual([
    "000000",
    "099990",
    "095590",
    "095550",
    "099990",
    "000000",
  ]);
});
