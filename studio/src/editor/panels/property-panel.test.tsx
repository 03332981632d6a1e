// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { bench, designOf, shape } from "../editor.fixture.ts";
import { inPage } from "../in-page.fixture.tsx";
import { createRecentColors } from "../session/recent-colors.ts";
import { PropertyPanel } from "./property-panel.tsx";

let leave: () => Promise<void>;
afterEach(() => leave());

async function panel() {
  const desk = bench(designOf(shape("a"), shape("b", { x: 200_000 }), shape("c", { y: 200_000 })));
  desk.store.select(["a"]);
  const recentColors = createRecentColors("colors", () => localStorage);
  const page = await inPage(desk, <PropertyPanel />, { session: { recentColors }, props: { palette: [] } });
  leave = page.leave;
  const select = (...ids: string[]) => page.act(() => desk.store.select(ids));
  const left = () => page.labelled<HTMLInputElement>(LEFT);
  return { ...desk, ...page, select, left, alerts: () => document.querySelectorAll("[role=alert]").length };
}

const LEFT = "左からの位置（mm）";

test("what was typed and refused is shown for its own layer alone", async () => {
  const { type, act, alerts, select, left } = await panel();
  await type(LEFT, "5x");
  await act(() => left().blur());
  expect([left().value, alerts()]).toEqual(["5x", 1]);
  await select("b");
  expect([left().value, alerts()]).toEqual(["180", 0]);
});

test("also the number of a colour", async () => {
  const { type, act, alerts, select, labelled } = await panel();
  const hex = () => labelled<HTMLInputElement>("塗りの色の番号");
  await type("塗りの色の番号", "赤");
  await act(() => hex().blur());
  expect(alerts()).toBe(1);
  await select("b");
  expect([hex().value, alerts()]).toEqual(["#000000", 0]);
});

test("and for its own layers, where several are selected", async () => {
  const { type, act, alerts, select, left } = await panel();
  await select("a", "b");
  await type(LEFT, "5x");
  await act(() => left().blur());
  expect(alerts()).toBe(1);
  await select("b", "c");
  expect([left().value, alerts()]).toEqual(["80", 0]);
});

test("a ratio that was bound is bound for its own layer alone", async () => {
  const { act, labelled, select } = await panel();
  const ratio = () => labelled("縦横の比を固定");
  await act(() => ratio().click());
  expect(ratio().ariaPressed).toBe("true");
  await select("b");
  expect(ratio().ariaPressed).toBe("false");
});

test("what is being typed when the selection changes is never the next layer's", async () => {
  const { type, act, select, left, layer } = await panel();
  await type(LEFT, "10");
  await select("b");
  await act(() => left().focus());
  await act(() => left().blur());
  expect(layer("b").x).toBe(200_000);
});
