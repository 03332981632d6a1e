// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { createPictureGestures } from "./picture-gestures.ts";
import { type MeasuredPicture, type PictureHold, usePictureView } from "./use-picture-view.ts";

const ROOM = { width: 1000, height: 1000 };
const PLAN: MeasuredPicture = { goods: { x: 0, y: 0, w: 1, h: 1 }, prints: undefined };
let seen: PictureHold<MeasuredPicture>;

function Stage() {
  seen = usePictureView(ROOM, undefined, () => 1);
  return null;
}

test("two fingers move and zoom as far as they go, though both are heard of before it is drawn again", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Stage />));
  const gestures = createPictureGestures(() => {
    const hand = seen.act(PLAN);
    return { ...hand, move: (by) => hand.move(by, false), zoom: (factor, at) => hand.zoom(factor, at, false) };
  });
  const fingers = (left: number, right: number) =>
    act(async () => {
      gestures.move(1, { x: left, y: 0 });
      gestures.move(2, { x: right, y: 0 });
    });
  gestures.down(1, { x: -100, y: 0 });
  gestures.down(2, { x: 100, y: 0 });
  await fingers(-150, 150);
  const near = seen.shownOf(PLAN);
  expect(near.scale / seen.wholeOf(PLAN)).toBeCloseTo(1.5);
  await fingers(-110, 190);
  expect(seen.shownOf(PLAN).x - near.x).toBeCloseTo(40);
  expect(seen.shownOf(PLAN).scale).toBeCloseTo(near.scale);
  expect(seen.isGliding).toBe(false);
  await fingers(-10, 10);
  expect(seen.isWhole).toBe(true);
  await act(async () => root.unmount());
});
