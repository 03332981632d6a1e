import { expect, test } from "vitest";
import { maskOrder } from "./mask.ts";

type Order = Parameters<typeof maskOrder>[0];

test("what names a person on a piece is hidden with the addresses; which piece it is can be told", () => {
  const piece = { row: 3, name: "TANAKA", number: "10", parcel_number: 1 };
  const personal = { kinds: ["name", "number"], fee: 550, rows: 1, pieces: [piece] };
  const order = { lines: [{ line_id: "a", personal }, { line_id: "b" }], destinations: [] } as unknown as Order;
  const [first, second] = maskOrder(order).lines;
  expect(first?.personal?.pieces).toEqual([{ ...piece, name: "＊＊＊" }]);
  expect(second).toEqual({ line_id: "b" });
});
