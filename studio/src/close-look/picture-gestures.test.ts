import { beforeEach, expect, test, vi } from "vitest";
import { createPictureGestures } from "./picture-gestures.ts";

const hand = { move: vi.fn(), zoom: vi.fn(), doublePress: vi.fn(), swipe: vi.fn() };
let gestures = createPictureGestures(() => hand);

beforeEach(() => {
  vi.clearAllMocks();
  gestures = createPictureGestures(() => hand);
});

/** One finger, down at one point and up at the other. */
function drag(from: readonly [number, number], to: readonly [number, number], time = 0): void {
  gestures.down(1, { x: from[0], y: from[1] });
  gestures.move(1, { x: to[0], y: to[1] });
  gestures.up(1, { x: to[0], y: to[1] }, time);
}

test("two fingers that part zoom about the point between them, and turn no page", () => {
  gestures.down(1, { x: 100, y: 100 });
  gestures.down(2, { x: 200, y: 100 });
  gestures.move(2, { x: 300, y: 100 });
  expect(hand.zoom).toHaveBeenCalledWith(2, { x: 200, y: 100 });
  gestures.up(2, { x: 300, y: 100 }, 10);
  gestures.move(1, { x: 0, y: 100 });
  gestures.up(1, { x: 0, y: 100 }, 20);
  expect(hand.swipe).not.toHaveBeenCalled();
});

test("one finger that goes sideways swipes; one that goes down, hardly moves or is taken away does not", () => {
  drag([300, 100], [200, 110]);
  drag([100, 100], [200, 110]);
  expect(hand.swipe.mock.calls).toEqual([[1], [-1]]);
  drag([100, 100], [170, 200]);
  drag([100, 100], [130, 100]);
  gestures.down(1, { x: 0, y: 0 });
  gestures.cancel(1);
  gestures.up(1, { x: 100, y: 0 }, 0);
  expect(hand.swipe).toHaveBeenCalledTimes(2);
  expect(hand.move).toHaveBeenCalledWith({ x: -100, y: 10 });
});

test("two presses at one place are a double press; late or far ones and drags are none", () => {
  drag([50, 60], [50, 60], 0);
  drag([50, 60], [50, 60], 500);
  drag([90, 60], [90, 60], 600);
  drag([90, 60], [120, 60], 650);
  expect(hand.doublePress).not.toHaveBeenCalled();
  drag([92, 60], [92, 60], 700);
  expect(hand.doublePress).toHaveBeenCalledExactlyOnceWith({ x: 92, y: 60 });
  drag([92, 60], [92, 60], 750);
  expect(hand.doublePress).toHaveBeenCalledTimes(1);
});
