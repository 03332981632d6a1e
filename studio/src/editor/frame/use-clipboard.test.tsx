// @vitest-environment jsdom
import type { Layer } from "@surimono/domain/designs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyCommand } from "../commands/layer-commands.ts";
import { bench, designOf, shape, text } from "../editor.fixture.ts";
import { inPage } from "../in-page.fixture.tsx";
import { useClipboard } from "./use-clipboard.ts";

/** The browser's, which jsdom does not have. */
const clipboard = new Map<string, string>();
const clipboardData = {
  files: [],
  get types() {
    return [...clipboard.keys()];
  },
  setData: (type: string, words: string) => clipboard.set(type, words),
  getData: (type: string) => clipboard.get(type) ?? "",
};
const tell = (name: "copy" | "paste") => dispatchEvent(Object.assign(new Event(name), { clipboardData }));

beforeEach(() => {
  clipboard.clear();
  Object.assign(document, { execCommand: tell });
});

/** An editor in a tab of its own; the one before it is closed. */
async function tab(name: string, ...layers: Layer[]) {
  await leave();
  const desk = bench(designOf(...layers));
  const words: string[] = [];
  let ids = 0;
  const makeId = () => `${name}-${++ids}`;
  const addText = async (added = "") => words.push(added) > 0;
  const page = await inPage(desk, <Listening />, { session: { makeId, addText } });
  leave = page.leave;
  const copy = (id: string) =>
    page.act(() => {
      desk.store.select([id]);
      copyCommand.do(desk.context);
    });
  return { ...desk, words, copy, paste: () => page.act(() => void tell("paste")) };
}

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

function Listening() {
  useClipboard(hasNone);
  return null;
}

const hasNone = () => false;

test("what was copied here is pasted as layers", async () => {
  const here = await tab("here", text("t"));
  await here.copy("t");
  await here.paste();
  expect(here.order()).toHaveLength(2);
  expect(here.words).toEqual([]);
});

test("what was copied in another tab is pasted by its words, not as this tab's last copy", async () => {
  const there = await tab("there", text("t", { text: "夜ふかし" }));
  await there.copy("t");
  const copied = new Map(clipboard);
  const here = await tab("here", shape("own"));
  await here.copy("own");
  for (const [type, words] of copied) clipboard.set(type, words);
  await here.paste();
  expect(here.words).toEqual(["夜ふかし"]);
  expect(here.order()).toEqual(["own"]);
});

test("a copy without words from before the page was loaded again is refused with its reason", async () => {
  const before = await tab("before", shape("a"));
  await before.copy("a");
  const after = await tab("after", shape("a"));
  await after.paste();
  expect(after.order()).toEqual(["a"]);
  expect(after.store.get().complaint.text).toContain("もう一度コピー");
});

test("words from elsewhere are pasted, also after a copy made here", async () => {
  const here = await tab("here", shape("a"));
  await here.copy("a");
  clipboard.clear();
  clipboard.set("text/plain", "上等");
  await here.paste();
  expect(here.words).toEqual(["上等"]);
  expect(here.order()).toEqual(["a"]);
});
