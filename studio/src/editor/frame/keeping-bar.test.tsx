// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { bench, designOf, shape } from "../editor.fixture.ts";
import type { EditorProps } from "../editor-props.ts";
import { inPage } from "../in-page.fixture.tsx";
import type { SaveState } from "../keeping/save-state.ts";
import type { Session } from "../session/session.ts";
import { KeepingBar } from "./keeping-bar.tsx";

const NOTHING: readonly never[] = [];
const never = () => () => undefined;

let page: Awaited<ReturnType<typeof barFor>>;
afterEach(() => page.leave());

async function barFor(state: SaveState, { canSplit = true, keeps = true } = {}) {
  const desk = bench(designOf(shape("a")));
  const keeping = {
    aside: { subscribe: never, list: () => NOTHING },
    neighbours: { subscribe: never, count: () => 0 },
  };
  const autosave = { state: () => state, subscribe: never, keep: async () => keeps };
  const onSignIn = vi.fn();
  const shown = await inPage(desk, <KeepingBar />, {
    session: { keeping: { ...keeping, opened: {} }, autosave } as unknown as Session,
    props: { onSignIn, server: canSplit ? { keepCopy: vi.fn() } : {} } as unknown as EditorProps,
  });
  return { ...shown, ...desk, onSignIn, press: (name: string) => shown.act(() => shown.labelled(name).click()) };
}

const refused = (code: string): SaveState => ({ kind: "refused", code, message: "だめです" });

test.each(["designs/completed", "designs/deleted"])(
  "work on a draft that is gone can become another item: %s",
  async (code) => {
    page = await barFor(refused(code));
    expect(() => page.labelled("もう一度保存する")).toThrow();
    await page.press("別のアイテムとして残す");
    expect(page.store.get().dialog).toBe("compare");
  },
);

test("a tag, which cannot become an item, is offered nothing that cannot succeed", async () => {
  page = await barFor(refused("designs/deleted"), { canSplit: false });
  expect(() => page.labelled("もう一度保存する")).toThrow();
  expect(() => page.labelled("別のアイテムとして残す")).toThrow();
});

test("what there is no more offers nothing that cannot succeed, and says what can be done", async () => {
  page = await barFor(refused("designs/not-found"));
  expect(document.querySelector("[role=status]")?.textContent).toContain(
    "だめですこの画面の内容は、もう保存できません。",
  );
  expect(() => page.labelled("もう一度保存する")).toThrow();
  expect(() => page.labelled("別のアイテムとして残す")).toThrow();
});

test("any other refusal may pass", async () => {
  page = await barFor(refused("designs/color-not-offered"));
  expect(() => page.labelled("もう一度保存する")).not.toThrow();
});

test("the way to the login opens once the work is kept here", async () => {
  page = await barFor({ kind: "signed-out" });
  await page.press("ログインし直す");
  expect(page.onSignIn).toHaveBeenCalled();
});

test("the way to the login stays shut while the work can be kept nowhere", async () => {
  page = await barFor({ kind: "signed-out" }, { keeps: false });
  await page.press("ログインし直す");
  expect(page.onSignIn).not.toHaveBeenCalled();
  expect(page.store.get().complaint.text).toContain("この端末に保存できない");
});
