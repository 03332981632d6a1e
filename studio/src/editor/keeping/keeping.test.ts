import type { DesignDocument } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AREAS, bench, designOf, shape } from "../editor.fixture.ts";
import { closeDocument, isSameDocument, openDocument } from "../model/open-document.ts";
import { EMPTY_HISTORY } from "../store/history.ts";
import { type AutosaveParts, createAutosave } from "./autosave.ts";
import { chooseCopy } from "./choose-copy.ts";
import type { LocalCopy } from "./local-copy.ts";

function copyOf(document: DesignDocument, base: DesignDocument): LocalCopy {
  return { version: 1, document, base, history: EMPTY_HISTORY, editedAt: 0 };
}

describe("opening", () => {
  const saved = designOf(shape("a"));
  const edited = designOf(shape("a"), shape("b"));
  const elsewhere = designOf(shape("c"));

  it("takes the server's copy when this browser has none", () => {
    expect(chooseCopy(saved, undefined)).toEqual({ document: saved, history: EMPTY_HISTORY });
  });

  it("keeps the history when both hold the same", () => {
    const chosen = chooseCopy(saved, copyOf(structuredClone(saved), saved));
    expect(chosen.notice).toBeUndefined();
    expect(chosen.other).toBeUndefined();
  });

  it("goes on with unsaved work and offers the saved state", () => {
    const chosen = chooseCopy(saved, copyOf(edited, saved));
    expect(chosen).toMatchObject({ document: edited, notice: "resumed", other: { document: saved } });
  });

  it("takes the server's copy when all was saved from here and it was changed elsewhere", () => {
    expect(chooseCopy(elsewhere, copyOf(saved, saved))).toEqual({ document: elsewhere, history: EMPTY_HISTORY });
  });

  it("shows the server's copy and offers the local one when both were changed", () => {
    const chosen = chooseCopy(elsewhere, copyOf(edited, saved));
    expect(chosen).toMatchObject({ document: elsewhere, notice: "conflict", other: { document: edited } });
  });

  it("ignores a copy for other goods", () => {
    expect(chooseCopy(saved, copyOf({ ...edited, itemId: 1002 }, saved)).document).toBe(saved);
  });

  it("gives every offered area a place, and takes the unused ones away again", () => {
    const first = { ...saved, areas: saved.areas.slice(0, 1) };
    const opened = openDocument(first, AREAS);
    expect(opened.areas.map((area) => area.areaKindId)).toEqual([1, 2]);
    expect(isSameDocument(closeDocument(opened, first), first)).toBe(true);
  });
});

describe("saving", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function saving(send: AutosaveParts["send"]) {
    const document = designOf(shape("a"));
    const { store } = bench(document);
    const copies = { read: vi.fn(), remove: vi.fn(), write: vi.fn(async () => undefined) };
    const autosave = createAutosave({
      store,
      storageKey: "key",
      copies,
      base: document,
      savedAt: undefined,
      toSend: (current) => current,
      send,
      now: () => 0,
    });
    let x = 0;
    const edit = () => {
      x += 1000;
      store.commit({ label: "移動", change: () => designOf(shape("a", { x })) });
    };
    return { autosave, copies, edit, store };
  }

  it("sends once after a rest, and keeps a local copy before", async () => {
    const send = vi.fn(async () => ok(undefined));
    const { autosave, copies, edit } = saving(send);
    edit();
    await vi.advanceTimersByTimeAsync(300);
    edit();
    expect(autosave.state().kind).toBe("waiting");
    await vi.advanceTimersByTimeAsync(500);
    expect(copies.write).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(send).toHaveBeenCalledTimes(1);
    expect(autosave.state()).toEqual({ kind: "saved", at: 0 });
  });

  it("tries again without an answer, slower each time, and never twice at once", async () => {
    let isDown = true;
    const send = vi.fn(async () => {
      if (isDown) throw new Error("no network");
      return ok(undefined);
    });
    const { autosave, edit } = saving(send);
    edit();
    await vi.advanceTimersByTimeAsync(1500);
    expect(autosave.state().kind).toBe("offline");
    await vi.advanceTimersByTimeAsync(2000);
    await vi.advanceTimersByTimeAsync(3999);
    expect(send).toHaveBeenCalledTimes(2);
    isDown = false;
    await vi.advanceTimersByTimeAsync(1);
    expect(autosave.state().kind).toBe("saved");
  });

  it("sends what was changed while a save was under way", async () => {
    const sent: number[] = [];
    const { autosave, edit } = saving(async (document) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      sent.push(document.areas[0]?.layers[0]?.x ?? 0);
      return ok(undefined);
    });
    edit();
    await vi.advanceTimersByTimeAsync(1600);
    edit();
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toEqual([1000, 2000]);
    expect(autosave.state().kind).toBe("saved");
  });

  it("tells why the server refused, and sends the next change all the same", async () => {
    const send = vi.fn<AutosaveParts["send"]>(async () => fail("designs/locked", { message: "完成済みです" }));
    const { autosave, edit } = saving(send);
    edit();
    await vi.advanceTimersByTimeAsync(2000);
    expect(autosave.state()).toEqual({ kind: "refused", message: "完成済みです" });
    edit();
    await vi.advanceTimersByTimeAsync(2000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("sends nothing that the server already has", async () => {
    const send = vi.fn(async () => ok(undefined));
    const { autosave, edit, store } = saving(send);
    edit();
    store.undo();
    expect(await autosave.flush()).toBe(true);
    expect(send).not.toHaveBeenCalled();
  });
});
