import { expect, test } from "vitest";
import { readYen } from "./read-yen.ts";

test("an amount is read as people type it, and nothing else is one", () => {
  for (const typed of ["12800", "１２，８００", "¥12,800", " 12 800円"]) expect(readYen(typed), typed).toBe(12_800);
  for (const typed of ["", "0", "-5", "1.5", "百円", "100000000"]) expect(readYen(typed), typed).toBeUndefined();
});
