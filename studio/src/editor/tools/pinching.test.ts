import { describe, expect, test } from "vitest";
import { bench, designOf, pointer, shape } from "../editor.fixture.ts";
import { turnBetween } from "./finger-span.ts";

/** A pixel is a millimetre: the layer covers 60–140, 80–120. */
const layer = shape("a", { width: 80_000, height: 40_000 });

function fingers(change: Parameters<typeof shape>[1] = {}) {
  const editor = bench(designOf({ ...layer, ...change }));
  editor.store.select(["a"]);
  const touch = (id: number, x: number, y: number) => pointer(x, y, { kind: "touch", id });
  editor.hand.down(touch(1, 70, 100));
  editor.hand.down(touch(2, 130, 100));
  return { ...editor, move: (id: number, x: number, y: number) => editor.hand.move(touch(id, x, y)), touch };
}

/** Both fingers about the middle of the layer, by degrees. */
function turn({ move }: ReturnType<typeof fingers>, degrees: number) {
  for (let at = 0; at <= degrees; at += 5) {
    const [cos, sin] = [Math.cos((at * Math.PI) / 180) * 30, Math.sin((at * Math.PI) / 180) * 30];
    move(1, 100 - cos, 100 - sin);
    move(2, 100 + cos, 100 + sin);
  }
}

describe("two fingers on the selected layer", () => {
  test("turn it, as one step, and leave the view where it is", () => {
    const hand = fingers();
    const { camera } = hand.store.get();
    turn(hand, 60);
    expect(hand.hand.state).toBe("twisting");
    hand.hand.up(hand.touch(1, 85, 74));
    hand.hand.up(hand.touch(2, 115, 126));
    const { rotation } = hand.layer("a");
    // From where the gesture was recognised, so that nothing jumps.
    expect(rotation).toBeGreaterThan(44_000);
    expect(rotation).toBeLessThanOrEqual(52_000);
    expect(hand.store.get().camera).toEqual(camera);
    expect(hand.store.get().history.past).toHaveLength(1);
    expect(hand.store.get().announcement.text).toMatch(/^回転：\d/);
  });

  test("zoom the view when they part before they turn", () => {
    const hand = fingers();
    hand.move(2, 160, 100);
    turn(hand, 60);
    expect(hand.hand.state).toBe("pinching");
    expect(hand.layer("a").rotation).toBe(0);
    expect(hand.store.get().draft).toBeUndefined();
  });

  test("move the view when they go along together", () => {
    const hand = fingers();
    hand.move(1, 70, 140);
    hand.move(2, 130, 140);
    expect(hand.store.get().camera.y).toBeLessThan(-30_000);
    expect(hand.layer("a")).toMatchObject({ y: 100_000, rotation: 0 });
  });

  test("never turn a locked one", () => {
    const hand = fingers({ locked: true });
    turn(hand, 60);
    expect(hand.layer("a").rotation).toBe(0);
  });

  test("take the turn back when they are interrupted", () => {
    const hand = fingers();
    turn(hand, 60);
    hand.hand.cancel();
    expect(hand.layer("a").rotation).toBe(0);
    expect(hand.store.get().draft).toBeUndefined();
  });
});

test.each([
  [0, 90, 90],
  [170, -170, 20],
  [-170, 170, -20],
  [350, 10, 20],
])("from %d° to %d° is %d°", (from, to, turned) => {
  expect(turnBetween(from, to)).toBeCloseTo(turned);
});
