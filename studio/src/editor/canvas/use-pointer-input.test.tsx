// @vitest-environment jsdom
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { bench, designOf, shape } from "../editor.fixture.ts";
import { inPage } from "../in-page.fixture.tsx";
import { PlacementFields } from "../panels/fields/placement-fields.tsx";
import { usePointerInput } from "./use-pointer-input.ts";

let leave: () => Promise<void>;
afterEach(() => leave());

function Bench() {
  const canvas = useRef<HTMLDivElement>(null);
  return <div ref={canvas} id="canvas" tabIndex={-1} {...usePointerInput(canvas)} />;
}

test("a press on another layer ends typing first, so that the number is of the layer it was typed for", async () => {
  const desk = bench(designOf(shape("a"), shape("b", { x: 200_000, y: 200_000 })));
  desk.store.select(["a"]);
  const parts = (
    <>
      <PlacementFields />
      <Bench />
    </>
  );
  const page = await inPage(desk, parts, { session: { hand: desk.hand } });
  leave = page.leave;
  const canvas = document.getElementById("canvas");
  if (!canvas) throw new Error("no canvas");
  // Not in jsdom.
  canvas.setPointerCapture = () => undefined;
  await page.type("左からの位置（mm）", "10");
  const at = { pointerId: 1, pointerType: "mouse", clientX: 200, clientY: 200, bubbles: true };
  await page.act(() => void canvas.dispatchEvent(new PointerEvent("pointerdown", at)));
  await page.act(() => void canvas.dispatchEvent(new PointerEvent("pointerup", at)));
  expect(desk.store.get().selection).toEqual(["b"]);
  expect([desk.layer("a").x, desk.layer("b").x]).toEqual([30_000, 200_000]);
});
