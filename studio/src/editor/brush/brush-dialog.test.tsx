// @vitest-environment jsdom
import { FRESH_LAYER, type GroundTouch, type ImageLayer } from "@surimono/domain/designs";
import { afterEach, expect, test, vi } from "vitest";
import { bench, designOf } from "../editor.fixture.ts";
import { inPage } from "../in-page.fixture.tsx";
import { BrushDialog } from "./brush-dialog.tsx";

const TOUCH: GroundTouch = { kind: "gone", radius: 20, softness: 30, points: [100, 100] };

// The canvas needs a browser; a press paints one stroke.
vi.mock("./brush-stage.tsx", () => ({
  BrushStage: ({ onTouch }: { onTouch: (touch: GroundTouch) => void }) => (
    <button type="button" onClick={() => onTouch(TOUCH)}>
      塗る
    </button>
  ),
}));

const picture: ImageLayer = {
  ...{ kind: "image", id: "p", name: "p.png", x: 0, y: 0, width: 40_000, height: 20_000, ...FRESH_LAYER },
  ...{ assetId: "p", pixelWidth: 600, pixelHeight: 300, ground: { color: "#ffffff", tolerance: 16, softness: 24 } },
};

async function brushing() {
  const desk = bench(designOf(picture));
  desk.store.select(["p"]);
  const closed = vi.fn();
  const page = await inPage(desk, <BrushDialog onClose={closed} />);
  const keyed = () => page.labelled("塗る").dispatchEvent(new KeyboardEvent("keydown", ESCAPE));
  const press = (way: string) => page.act(() => (way === "Escape" ? void keyed() : page.labelled(way).click()));
  return { ...desk, ...page, closed, press };
}

const ESCAPE = { key: "Escape", bubbles: true, cancelable: true };

let page: Awaited<ReturnType<typeof brushing>>;
afterEach(() => page.leave());

test.each(["完了", "閉じる", "Escape"])("strokes stay when the dialog is left by %s, as one step", async (way) => {
  page = await brushing();
  await page.press("塗る");
  await page.press("塗る");
  await page.press(way);
  expect(page.closed).toHaveBeenCalled();
  expect(page.layer("p")).toMatchObject({ ground: { touches: [TOUCH, TOUCH] } });
  await page.act(page.store.undo);
  expect(page.layer("p")).toEqual(picture);
});

test("each stroke is in the design at once, and undo in the window takes back the last", async () => {
  page = await brushing();
  await page.press("塗る");
  await page.press("塗る");
  expect(page.layer("p")).toMatchObject({ ground: { touches: [TOUCH, TOUCH] } });
  await page.press("元に戻す");
  expect(page.layer("p")).toMatchObject({ ground: { touches: [TOUCH] } });
  expect(page.closed).not.toHaveBeenCalled();
});

test("two sittings are two steps", async () => {
  page = await brushing();
  await page.press("塗る");
  await page.leave();
  const again = await inPage(page, <BrushDialog onClose={() => undefined} />);
  await again.act(() => again.labelled("塗る").click());
  await again.act(page.store.undo);
  expect(page.layer("p")).toMatchObject({ ground: { touches: [TOUCH] } });
  await again.leave();
});

test("left without a new stroke, it makes no step", async () => {
  page = await brushing();
  await page.press("塗る");
  await page.press("元に戻す");
  await page.press("閉じる");
  expect(page.closed).toHaveBeenCalled();
  expect(page.store.get().history.past).toEqual([]);
});
