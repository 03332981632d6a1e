import type { DesignDocument } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import { vi } from "vitest";
import { AREAS, bench, designOf, shape } from "../editor.fixture.ts";
import { openDocument } from "../model/open-document.ts";
import { chooseCopy } from "./choose-copy.ts";
import type { DesignServer } from "./design-server.ts";
import { createKeeping } from "./keeping.ts";
import { type LocalCopies, type LocalCopy, tabOf } from "./local-copy.ts";
import { createNeighbours } from "./neighbours.ts";

const FIRST = designOf(shape("a"));

/** One design, its server, and a browser with any number of tabs. */
export function world() {
  let stored: { document: DesignDocument; revision: number } = { document: FIRST, revision: 0 };
  const kept: string[] = [];
  const net = { isDown: false, isAnswerLost: false, isFleeting: false, status: 0 };
  const browser = new Map<string, LocalCopy>();
  const disk = { isFull: false };
  const copies = copiesIn(browser, disk);
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
  return { openTab, net, kept, browser, disk, stored: () => shownIn(stored.document), server };
}

function copiesIn(browser: Map<string, LocalCopy>, disk: { readonly isFull: boolean }): LocalCopies {
  return {
    list: async (design) =>
      [...browser].filter(([key]) => key.startsWith(design)).map(([key, copy]) => ({ key, copy })),
    write: async (key, copy) => {
      if (disk.isFull) return false;
      browser.set(key, structuredClone(copy));
      return true;
    },
    remove: async (key) => void browser.delete(key),
  };
}

function withLayers(areas: DesignDocument["areas"], ids: readonly string[]): DesignDocument["areas"] {
  return areas.map((area, index) => (index === 0 ? { ...area, layers: ids.map((id) => shape(id)) } : area));
}

export function shownIn(document: DesignDocument): string {
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
      if (!open.has(this)) throw new DOMException("Channel is closed", "InvalidStateError");
      for (const other of open) if (other !== this) for (const listener of other.heard) listener({ data });
    }
    close() {
      open.delete(this);
    }
  }
  return Fake as unknown as typeof BroadcastChannel;
}

/** On a clock that stands still by itself: the tests use fake timers. */
export const rest = (ms = 3000) => vi.advanceTimersByTimeAsync(ms);
