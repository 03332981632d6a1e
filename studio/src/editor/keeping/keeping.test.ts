import type { DesignDocument } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeGoodsColor } from "../commands/change-goods-color.ts";
import { AREAS, bench, designOf, shape } from "../editor.fixture.ts";
import { openDocument } from "../model/open-document.ts";
import { chooseCopy } from "./choose-copy.ts";
import type { DesignServer } from "./design-server.ts";
import { createKeeping } from "./keeping.ts";
import { type LocalCopies, type LocalCopy, tabOf } from "./local-copy.ts";
import { createNeighbours } from "./neighbours.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FIRST = designOf(shape("a"));

/** One design, its server, and a browser with any number of tabs. */
function world() {
  let stored: { document: DesignDocument; revision: number } = { document: FIRST, revision: 0 };
  const kept: string[] = [];
  const net = { isDown: false, isAnswerLost: false, isFleeting: false, status: 0 };
  const browser = new Map<string, LocalCopy>();
  const copies: LocalCopies = {
    list: async (design) =>
      [...browser].filter(([key]) => key.startsWith(design)).map(([key, copy]) => ({ key, copy })),
    write: async (key, copy) => {
      browser.set(key, structuredClone(copy));
      return true;
    },
    remove: async (key) => void browser.delete(key),
  };
  const channel = fakeChannel();
  const server: DesignServer = {
    async save(document, onRevision) {
      if (net.isDown) throw new Error("no network");
      if (net.status) return fail("x", { message: "だめです", status: net.status });
      if (onRevision !== stored.revision) return fail("designs/changed-elsewhere", { message: "", status: 409 });
      stored = { document: structuredClone(document), revision: onRevision + 1 };
      if (net.isAnswerLost) throw new Error("killed after the save");
      return ok({ revision: stored.revision, savedAt: 0, ...(net.isFleeting && { isFleeting: true }) });
    },
    async read() {
      if (net.isDown) throw new Error("no network");
      return ok({ ...stored, savedAt: 0 });
    },
    async keepCopy(document) {
      if (net.isDown) throw new Error("no network");
      kept.push(shownIn(document));
      return ok({ url: "/copy" });
    },
  };

  let tabs = 0;
  async function openTab() {
    const neighbours = createNeighbours("d", `t${++tabs}`, channel);
    const finding = neighbours.find();
    await vi.advanceTimersByTimeAsync(200);
    const others = await finding;
    const left = (await copies.list("d")).filter(({ key, copy }) => copy.isAside || !others.has(tabOf(key)));
    const opened = chooseCopy(stored.document, left);
    const { store } = bench(openDocument(opened.document, AREAS));
    store.replace(store.get().document, opened.history);
    let ids = 0;
    const keeping = createKeeping({
      store,
      server,
      saved: { ...stored, savedAt: undefined },
      toSend: (document) => document,
      now: Date.now,
      design: "d",
      copies,
      neighbours,
      opened,
      makeId: () => `${neighbours.tab}-${++ids}`,
    });
    await vi.advanceTimersByTimeAsync(0);
    return {
      ...keeping,
      store,
      state: () => keeping.autosave.state().kind,
      shown: () => shownIn(store.get().document),
      draw: (...ids: string[]) =>
        store.commit({ label: "描く", change: ({ areas, ...rest }) => ({ ...rest, areas: withLayers(areas, ids) }) }),
      /** Like a crash: nothing more is said or written. */
      kill() {
        keeping.autosave.stop();
        neighbours.leave();
      },
    };
  }
  return { openTab, net, kept, browser, stored: () => shownIn(stored.document), server };
}

function withLayers(areas: DesignDocument["areas"], ids: readonly string[]): DesignDocument["areas"] {
  return areas.map((area, index) => (index === 0 ? { ...area, layers: ids.map((id) => shape(id)) } : area));
}

function shownIn(document: DesignDocument): string {
  return document.areas.flatMap((area) => area.layers.map(({ id }) => id)).join("");
}

/** BroadcastChannel within this test, answering at once. */
function fakeChannel(): typeof BroadcastChannel {
  const open = new Set<Fake>();
  class Fake {
    heard: ((event: { data: unknown }) => void)[] = [];
    constructor() {
      open.add(this);
    }
    addEventListener(_: string, listener: (event: { data: unknown }) => void) {
      this.heard.push(listener);
    }
    postMessage(data: unknown) {
      for (const other of open) if (other !== this) for (const listener of other.heard) listener({ data });
    }
    close() {
      open.delete(this);
    }
  }
  return Fake as unknown as typeof BroadcastChannel;
}

const rest = (ms = 3000) => vi.advanceTimersByTimeAsync(ms);

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

describe("two tabs", () => {
  test("know of each other, and one follows what the other saves, as a step that can be taken back", async () => {
    const { openTab } = world();
    const [one, other] = [await openTab(), await openTab()];
    expect([one.neighbours.count(), other.neighbours.count()]).toEqual([1, 1]);
    one.draw("a", "b");
    await rest();
    expect(other.shown()).toBe("ab");
    expect(other.state()).toBe("saved");
    other.store.undo();
    expect(other.shown()).toBe("a");
    one.close();
    expect(other.neighbours.count()).toBe(0);
  });

  test("do not play a change back and forth", async () => {
    const { openTab, server } = world();
    const save = vi.spyOn(server, "save");
    const [one] = [await openTab(), await openTab()];
    one.draw("a", "b");
    await rest(30_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  async function quarrel() {
    const all = world();
    const [one, other] = [await all.openTab(), await all.openTab()];
    one.draw("one");
    other.draw("two");
    await rest();
    expect([one.state(), other.state()].toSorted()).toEqual(["conflict", "saved"]);
    const [winner, loser] = one.state() === "saved" ? [one, other] : [other, one];
    return { ...all, winner, loser, mine: loser.shown(), theirs: winner.shown() };
  }

  test("stop before overwriting each other, and both keep what they have", async () => {
    const { loser, mine, theirs, stored } = await quarrel();
    loser.draw(mine, "more");
    await rest(20_000);
    expect(stored()).toBe(theirs);
    expect(loser.shown()).toBe(`${mine}more`);
  });

  test("take over: what is here is saved, and the other is put aside", async () => {
    const { loser, winner, mine, theirs, stored } = await quarrel();
    await loser.takeHere();
    await rest();
    expect(stored()).toBe(mine);
    expect(loser.aside.list().map(({ copy }) => shownIn(copy.document))).toEqual([theirs]);
    expect(winner.shown()).toBe(mine);
  });

  test("open the other: what is here is put aside", async () => {
    const { loser, mine, theirs, stored } = await quarrel();
    await loser.takeTheirs();
    await rest();
    expect([stored(), loser.shown(), loser.state()]).toEqual([theirs, theirs, "saved"]);
    expect(loser.aside.list().map(({ copy }) => shownIn(copy.document))).toEqual([mine]);
  });

  test("keep both: what is here becomes an item of its own", async () => {
    const { loser, mine, theirs, kept } = await quarrel();
    expect(await loser.splitHere()).toMatchObject({ ok: true });
    expect(kept).toEqual([mine]);
    expect(loser.shown()).toBe(theirs);
  });

  test("lose nothing when the copy cannot be made", async () => {
    const { loser, mine, net } = await quarrel();
    net.isDown = true;
    expect(await loser.splitHere()).toMatchObject({ ok: false });
    expect([loser.shown(), loser.state()]).toEqual([mine, "conflict"]);
  });

  test("killed in the middle of a conflict: the work is put aside at the next opening", async () => {
    const { loser, winner, openTab, mine, theirs } = await quarrel();
    await rest(500);
    loser.kill();
    winner.kill();
    const next = await openTab();
    expect(next.shown()).toBe(theirs);
    expect(next.aside.list().map(({ copy }) => shownIn(copy.document))).toEqual([mine]);
  });
});
