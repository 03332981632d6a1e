import { expect, test } from "vitest";
import { reachedSteps } from "./reached-steps.ts";

const move = (to: string, minute: number, axis = "fulfilment") => ({ axis, to, at: new Date(minute * 60_000) });
const at = (minute: number) => new Date(minute * 60_000).toISOString();

test("each step has the time of the move into it; what is to come has none", () => {
  expect(reachedSteps("courier", [])).toEqual({ printing_at: null, packed_at: null, left_at: null });
  expect(reachedSteps("courier", [move("paid", 1, "payment"), move("printing", 2), move("packed", 5)])).toEqual({
    printing_at: at(2),
    packed_at: at(5),
    left_at: null,
  });
});

test("a step taken back and made again has its last time, and those before keep theirs", () => {
  const moves = [move("printing", 1), move("packed", 2), move("shipped", 3), move("packed", 4), move("printing", 5)];
  expect(reachedSteps("courier", moves)).toEqual({ printing_at: at(1), packed_at: null, left_at: null });
  expect(reachedSteps("courier", [...moves, move("packed", 8), move("shipped", 9)])).toEqual({
    printing_at: at(1),
    packed_at: at(8),
    left_at: at(9),
  });
});

test("an order into the warehouse is there when it was stored, also when its pieces were sent on later", () => {
  const moves = [move("printing", 1), move("packed", 2), move("stored", 3), move("shipped", 90)];
  expect(reachedSteps("warehouse", moves).left_at).toBe(at(3));
  expect(reachedSteps("warehouse", [...moves, move("stored", 91)]).left_at).toBe(at(3));
});

test("what goes from the warehouse is never printed", () => {
  expect(reachedSteps("sending", [move("packed", 2), move("shipped", 3)])).toEqual({
    printing_at: null,
    packed_at: at(2),
    left_at: at(3),
  });
});
