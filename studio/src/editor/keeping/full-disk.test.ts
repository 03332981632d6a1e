import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rest, shownIn, world } from "./world.fixture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wordsIn = (browser: ReturnType<typeof world>["browser"]) =>
  [...browser.values()].map(({ document }) => shownIn(document));

/** The only copy of unsaved work, left by a killed tab, is opened again on a full disk. */
async function resumed() {
  const all = world();
  const killed = await all.openTab();
  all.net.isDown = true;
  killed.draw("a", "only");
  await rest(500);
  killed.kill();
  all.disk.isFull = true;
  const tab = await all.openTab();
  expect([tab.opened.isResumed, tab.shown()]).toEqual([true, "aonly"]);
  return { ...all, tab };
}

test("a copy stays until its work is written elsewhere", async () => {
  const { tab, browser, disk } = await resumed();
  expect(wordsIn(browser)).toEqual(["aonly"]);
  disk.isFull = false;
  expect(await tab.autosave.keep()).toBe(true);
  expect(wordsIn(browser)).toEqual(["aonly"]);
  expect(browser.size).toBe(1);
});

test("a copy goes when the server has its work", async () => {
  const { tab, net, browser, stored } = await resumed();
  net.isDown = false;
  await tab.autosave.flush();
  expect(stored()).toBe("aonly");
  await rest(0);
  expect(browser.size).toBe(0);
});

test("a copy stays while a trial's save is forgotten with the page, and goes with one that is not", async () => {
  const { tab, net, browser, stored } = await resumed();
  Object.assign(net, { isDown: false, isFleeting: true });
  await tab.autosave.flush();
  await rest(0);
  expect([stored(), wordsIn(browser)]).toEqual(["aonly", ["aonly"]]);
  net.isFleeting = false;
  await tab.autosave.flush();
  await rest(0);
  expect(browser.size).toBe(0);
});

test.each(["takeHere", "takeTheirs"] as const)(
  "%s: the conflict lasts while the other side cannot be kept",
  async (way) => {
    const { openTab, server, disk } = world();
    const tab = await openTab();
    tab.draw("mine");
    await server.save({ ...tab.store.get().document, colorId: 2 }, 0);
    await rest();
    expect(tab.state()).toBe("conflict");
    disk.isFull = true;
    expect(await tab[way]()).toContain("この端末に残せません");
    expect([tab.state(), tab.shown(), tab.aside.list()]).toEqual(["conflict", "mine", []]);
    disk.isFull = false;
    expect(await tab[way]()).toBeUndefined();
    await rest();
    expect([tab.state(), tab.aside.list().length]).toEqual(["saved", 1]);
  },
);

test("what lies aside stays there when it is opened and cannot be kept as the open one", async () => {
  const { openTab, server, disk, browser } = world();
  const killed = await openTab();
  killed.draw("mine");
  await rest(500);
  killed.kill();
  await server.save({ ...killed.store.get().document, colorId: 2 }, 0);
  const tab = await openTab();
  const [left] = tab.aside.list();
  disk.isFull = true;
  await tab.openAside(left?.key ?? "");
  expect(tab.shown()).toBe("mine");
  expect(wordsIn(browser)).toContain("mine");
  expect(tab.aside.list()).toEqual([left]);
});
