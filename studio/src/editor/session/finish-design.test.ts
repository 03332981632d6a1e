import { ok } from "@surimono/domain/kernel";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rest, shownIn, world } from "../keeping/world.fixture.ts";
import { finishDesign } from "./finish-design.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Tab = Awaited<ReturnType<ReturnType<typeof world>["openTab"]>>;

/** Presses 確認へすすむ. */
async function finish(
  { store, autosave }: Tab,
  complete: Parameters<typeof finishDesign>[0]["complete"],
  settle = async () => true,
) {
  const checks = { of: () => [], ticks: { all: () => [] } } as unknown as Parameters<typeof finishDesign>[0]["checks"];
  const inks = { settle, end: () => undefined };
  const finished = finishDesign({ store, autosave, checks, inks, complete });
  await rest();
  await finished;
}

test("what is hidden is handed over with the rest, so that it stays in the design", async () => {
  const { openTab } = world();
  const tab = await openTab();
  tab.draw("a", "b");
  tab.store.commit({
    label: "隠す",
    change: ({ areas, ...document }) => ({
      ...document,
      areas: areas.map((area) => ({ ...area, layers: area.layers.map((layer) => ({ ...layer, hidden: true })) })),
    }),
  });
  const complete = vi.fn(async () => ok(undefined));
  await finish(tab, complete as never);
  const [document] = complete.mock.calls[0] as unknown as [Parameters<typeof shownIn>[0]];
  expect(shownIn(document)).toBe("ab");
});

test("a design that was saved elsewhere meanwhile is shown, to be looked at before it is finished", async () => {
  const { openTab, server } = world();
  const tab = await openTab();
  // Another device: no message comes from it.
  tab.neighbours.leave();
  const other = await openTab();
  other.neighbours.leave();
  other.draw("c");
  await other.autosave.flush();
  const complete = vi.fn(server.save);
  await finish(tab, complete as never);
  expect(complete).toHaveBeenCalledTimes(1);
  expect(tab.shown()).toBe("c");
  expect(tab.store.get().complaint?.text).toMatch(/^別の画面での変更を反映しました/);
  await finish(tab, complete as never);
  expect(await complete.mock.results[1]?.value).toMatchObject({ ok: true });
});

test("finishing again after its answer was lost goes through", async () => {
  const { openTab, server, net } = world();
  const tab = await openTab();
  const complete = vi.fn(server.save);
  net.isAnswerLost = true;
  await finish(tab, complete as never);
  expect(tab.store.get().complaint?.text).toMatch(/^保存できませんでした/);
  net.isAnswerLost = false;
  await finish(tab, complete as never);
  expect(await complete.mock.results.at(-1)?.value).toMatchObject({ ok: true });
});

test("by silk screen nothing is finished while its inks cannot be chosen for want of a picture", async () => {
  const { openTab } = world();
  const tab = await openTab();
  const complete = vi.fn(async () => ok(undefined));
  await finish(tab, complete as never, async () => false);
  expect(complete).not.toHaveBeenCalled();
  expect(tab.store.get().complaint.text).toMatch(/^絵や書体を読み込めず/);
  expect(tab.store.get()).toMatchObject({ isFinishing: false, dialog: undefined });
});
