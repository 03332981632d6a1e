import { describe, expect, test } from "vitest";
import { bench, designOf } from "../editor.fixture.ts";
import { toScreen } from "../geometry/camera.ts";
import { areaCamera, resizeViewport } from "./view-commands.ts";

function opened() {
  const desk = bench(designOf());
  desk.store.set({ viewport: { width: 0, height: 0 } });
  resizeViewport(desk.context, { width: 900, height: 600 });
  const camera = () => desk.store.get().camera;
  const edges = () => [toScreen(camera(), { x: 0, y: 0 }).x, toScreen(camera(), { x: 300_000, y: 0 }).x];
  return { ...desk, camera, edges };
}

describe("a panel that takes room from the bench", () => {
  test("leaves the whole area in sight, in the middle, and gives the view back when it closes", () => {
    const { context, store, camera, edges } = opened();
    const whole = { ...camera(), scale: camera().scale * 1.3 };
    store.set({ camera: { ...whole, x: 150_000 - 450 / whole.scale, y: 170_000 - 300 / whole.scale } });
    const before = camera();
    resizeViewport(context, { width: 360, height: 600 });
    const [left = 0, right = 0] = edges();
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(360);
    expect(left).toBeCloseTo(360 - right, 0);
    resizeViewport(context, { width: 900, height: 600 });
    expect(camera()).toEqual(before);
  });

  test("gives back what was before the first of several steps", () => {
    const { context, camera } = opened();
    const before = camera();
    for (const height of [400, 300, 200, 300, 600]) resizeViewport(context, { width: 900, height });
    expect(camera()).toEqual(before);
  });

  test("leaves the view alone that somebody has moved meanwhile", () => {
    const { context, store, camera } = opened();
    resizeViewport(context, { width: 360, height: 600 });
    const moved = { ...camera(), x: camera().x + 10_000 };
    store.set({ camera: moved });
    resizeViewport(context, { width: 900, height: 600 });
    expect(camera().scale).toBe(moved.scale);
    expect(camera().x).toBeCloseTo(moved.x - 270 / moved.scale, 3);
  });

  test("keeps the middle of a view that shows but a part", () => {
    const { context, store, camera } = opened();
    const near = { ...camera(), scale: camera().scale * 6 };
    store.set({ camera: near });
    resizeViewport(context, { width: 612, height: 600 });
    expect(camera()).toEqual({ ...near, x: near.x + 144 / near.scale });
    expect(areaCamera(context).scale).not.toBe(near.scale);
  });
});
