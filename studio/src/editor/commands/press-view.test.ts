import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { loadPressLook } from "../../mockup-files/index.ts";
import { shownFindings } from "../checks/editor-checks.ts";
import { mendsOf } from "../checks/mends.ts";
import { area, bench, designOf, shape } from "../editor.fixture.ts";
import { pressLook } from "../parts/press-part.ts";
import { pressViewCommand } from "./studio-commands.ts";

afterEach(() => vi.unstubAllGlobals());

const PAPER = [area({ press: true })];
const item = { methodId: 43, colors: [{ id: 1, name: "ホワイト", hex: "#ffffff" }] } as const;

test("colours of paper are seen as printed, once the table of the press is there", async () => {
  const { store, context } = bench(designOf(shape("a")), PAPER);
  expect(pressViewCommand.when(store.get(), bench(designOf()).context as never)).toBe(false);
  expect(pressViewCommand.when(store.get(), context as never)).toBe(true);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(undefined, { status: 503 })));
  pressViewCommand.do(context as never);
  await vi.waitFor(() => expect(store.get().complaint.text).toContain("もう一度"));
  expect(store.get().hasPressColors).toBe(false);

  const table = readFileSync(join(import.meta.dirname, "../../../press/coated-tr006.look"));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(table)));
  pressViewCommand.do(context as never);
  await vi.waitFor(() => expect(store.get().hasPressColors).toBe(true));
  expect(pressLook()?.printed("#00ff00")).toBe(loadPressLook().printed("#00ff00"));
  pressViewCommand.do(context as never);
  await vi.waitFor(() => expect(store.get().hasPressColors).toBe(false));
});

/** Every dull colour among these becomes one that is none. */
test("one press takes the nearest colour that can be printed, and nothing is dull any more", () => {
  const press = loadPressLook();
  const levels = ["00", "33", "66", "99", "cc", "ff"];
  const colors = levels.flatMap((r) => levels.flatMap((g) => levels.map((b) => `#${r}${g}${b}`)));
  const { store, context, layer } = bench(designOf(...colors.map((fill) => shape(fill, { fill }))), PAPER);
  const dull = () =>
    shownFindings(store.get().document, { item, areas: PAPER }, { assets: undefined, picture: () => undefined, press })
      .map(({ finding }) => finding)
      .filter(({ code }) => code === "designs/dull-in-press");
  const first = dull();
  expect(first.length).toBeGreaterThan(10);
  expect(first.length).toBeLessThan(colors.length / 2);
  for (const finding of first) mendsOf(finding, context)[0]?.apply(context);
  expect(dull()).toEqual([]);
  expect(layer("#00ff00")).toMatchObject({ fill: press.printed("#00ff00") });
});
