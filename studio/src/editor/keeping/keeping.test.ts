import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeGoodsColor } from "../commands/change-goods-color.ts";
import { designOf, shape } from "../editor.fixture.ts";
import { rest, shownIn, world } from "./world.fixture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("saving", () => {
  test("sends once after a rest, and keeps a local copy before", async () => {
    const { openTab, stored, browser } = world();
    const tab = await openTab();
    tab.draw("a", "b");
    expect(tab.state()).toBe("waiting");
    await rest(500);
    expect([...browser.values()].map(({ document }) => shownIn(document))).toEqual(["ab"]);
    expect(stored()).toBe("a");
    await rest();
    expect(stored()).toBe("ab");
    expect(tab.state()).toBe("saved");
  });

  test("saves the colour of the goods as what is drawn, offline first, and another tab follows it", async () => {
    const { openTab, net, server } = world();
    const [tab, other] = [await openTab(), await openTab()];
    net.isDown = true;
    changeGoodsColor(tab.store, { id: 2, name: "ブラック", hex: "#1c1c1e" });
    await rest();
    tab.kill();
    net.isDown = false;
    const again = await openTab();
    expect(again.store.get().document.colorId).toBe(2);
    await again.autosave.flush();
    expect(await server.read()).toMatchObject({ value: { document: { colorId: 2 }, revision: 1 } });
    await rest();
    expect(other.store.get().document.colorId).toBe(2);
    other.store.undo();
    await rest();
    expect(again.store.get().document.colorId).toBe(1);
    expect([again.state(), other.state()]).toEqual(["saved", "saved"]);
  });

  test("saves even while somebody draws without a rest", async () => {
    const { openTab, stored, browser } = world();
    const tab = await openTab();
    for (let step = 0; step < 40; step++) {
      tab.draw("a", `s${step}`);
      await rest(250);
    }
    expect(stored()).not.toBe("a");
    expect([...browser.values()].map(({ document }) => shownIn(document))[0]).toMatch(/^as3/);
  });

  test("tries again without an answer, slower each time, and keeps the work here meanwhile", async () => {
    const { openTab, stored, net, browser, server } = world();
    const save = vi.spyOn(server, "save");
    const tab = await openTab();
    net.isDown = true;
    tab.draw("a", "b");
    await rest(1600);
    expect(tab.autosave.state()).toEqual({ kind: "offline", isKeptHere: true });
    await rest(2000);
    await rest(3800);
    expect(save).toHaveBeenCalledTimes(2);
    expect([...browser.values()].map(({ document }) => shownIn(document))).toEqual(["ab"]);
    net.isDown = false;
    await rest(300);
    expect(stored()).toBe("ab");
    expect(tab.state()).toBe("saved");
  });

  test("knows its own save when only the answer was lost", async () => {
    const { openTab, stored, net } = world();
    const tab = await openTab();
    net.isAnswerLost = true;
    tab.draw("a", "b");
    await rest(1600);
    net.isAnswerLost = false;
    tab.draw("a", "b", "c");
    await rest(10_000);
    expect(stored()).toBe("abc");
    expect(tab.state()).toBe("saved");
  });

  test("asks for the login again when it has expired, and goes on afterwards", async () => {
    const { openTab, stored, net } = world();
    const tab = await openTab();
    net.status = 401;
    tab.draw("a", "b");
    await rest();
    expect(tab.state()).toBe("signed-out");
    net.status = 0;
    await tab.autosave.flush();
    expect(stored()).toBe("ab");
  });

  test("says when what keeps it forgets it with the page, and saves the same again once there is room", async () => {
    const { openTab, net } = world();
    net.isFleeting = true;
    const tab = await openTab();
    tab.draw("b");
    await vi.advanceTimersByTimeAsync(2000);
    expect(tab.autosave.state()).toMatchObject({ kind: "saved", isFleeting: true });
    net.isFleeting = false;
    expect(await tab.autosave.flush()).toBe(true);
    expect(tab.autosave.state()).toEqual({ kind: "saved", at: 0 });
  });

  test("sends nothing that the server already has", async () => {
    const { openTab, server } = world();
    const save = vi.spyOn(server, "save");
    const tab = await openTab();
    tab.draw("a", "b");
    tab.store.undo();
    expect(await tab.autosave.flush()).toBe(true);
    expect(save).not.toHaveBeenCalled();
  });
});

describe("a killed tab", () => {
  test("leaves its work and its undo to the next one", async () => {
    const { openTab, net } = world();
    const tab = await openTab();
    net.isDown = true;
    tab.draw("a", "b");
    await rest(500);
    tab.kill();
    const next = await openTab();
    expect(next.opened.isResumed).toBe(true);
    expect(next.shown()).toBe("ab");
    next.store.undo();
    expect(next.shown()).toBe("a");
  });

  test("keeps 400 steps that can be taken back", async () => {
    const { openTab } = world();
    const tab = await openTab();
    for (let step = 0; step < 400; step++) tab.draw("a", `s${step}`);
    await rest();
    tab.kill();
    const next = await openTab();
    for (let step = 0; step < 400; step++) next.store.undo();
    expect(next.shown()).toBe("a");
    for (let step = 0; step < 400; step++) next.store.redo();
    expect(next.shown()).toBe("as399");
  });

  test("whose work met a change elsewhere has it put aside, where the next edit does not reach it", async () => {
    const { openTab, server } = world();
    const tab = await openTab();
    tab.draw("mine");
    await rest(500);
    tab.kill();
    await server.save(designOf(shape("theirs")), 0);
    const next = await openTab();
    expect(next.shown()).toBe("theirs");
    next.draw("theirs", "more");
    await rest();
    next.kill();
    const third = await openTab();
    expect(third.aside.list().map(({ copy }) => shownIn(copy.document))).toEqual(["mine"]);
    await third.openAside(third.aside.list()[0]?.key ?? "");
    expect(third.shown()).toBe("mine");
    expect(third.aside.list()).toEqual([]);
  });
});
