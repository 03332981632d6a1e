// @vitest-environment jsdom
import { MOST_IN_TILE } from "@surimono/domain/designs";
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { bench, designOf, group, shape } from "../../editor.fixture.ts";
import { inPage } from "../../in-page.fixture.tsx";
import { layersIn } from "../../model/edit-document.ts";
import { useEditorState } from "../../session/session-context.ts";
import { rowsOf } from "./layer-list.ts";
import { ROW_HEIGHT } from "./row-height.ts";
import { useReorder } from "./use-reorder.ts";

let leave: () => Promise<void>;
afterEach(() => leave());

function List() {
  const list = useRef<HTMLDivElement>(null);
  const layers = useEditorState((state) => layersIn(state.document, 1));
  const { grip } = useReorder(
    list,
    rowsOf(layers, () => false),
  );
  return (
    <div ref={list}>
      <button type="button" aria-label="a" onPointerDown={(event) => grip(event, "a")} />
    </div>
  );
}

/** Drags the lower row, `a`, onto the closed pattern above it. */
async function droppedInto(count: number) {
  const inTile = Array.from({ length: count }, (_, index) => shape(`s${index}`));
  const pattern = group("pattern", inTile, { repeat: { kind: "straight", pitchX: 60_000, pitchY: 60_000 } });
  const desk = bench(designOf(shape("a"), pattern));
  const page = await inPage(desk, <List />);
  leave = page.leave;
  const handle = page.labelled("a");
  // Not in jsdom.
  handle.setPointerCapture = () => undefined;
  for (const name of ["pointerdown", "pointermove", "pointerup"]) {
    const event = new PointerEvent(name, { bubbles: true, clientY: ROW_HEIGHT / 2 });
    await page.act(() => void handle.dispatchEvent(event));
  }
  return { order: desk.order(), complaint: desk.store.get().complaint.text };
}

test("a row is dropped into a pattern that has room for it", async () => {
  expect(await droppedInto(MOST_IN_TILE - 1)).toEqual({ order: ["pattern"], complaint: "" });
});

test("a row dropped into a full pattern stays where it was, and the reason is told", async () => {
  const { order, complaint } = await droppedInto(MOST_IN_TILE);
  expect(order).toEqual(["a", "pattern"]);
  expect(complaint).toContain("20枚まで");
});
