import type { DesignDocument } from "@surimono/domain/designs";
import { expect, test } from "vitest";
import { AREAS, designOf, shape } from "../editor.fixture.ts";
import { closeDocument, isSameDocument, openDocument } from "../model/open-document.ts";
import { EMPTY_HISTORY } from "../store/history.ts";
import { chooseCopy, unsavedCopies } from "./choose-copy.ts";
import type { LocalCopy, StoredCopy } from "./local-copy.ts";

const saved = designOf(shape("a"));
const edited = designOf(shape("a"), shape("b"));
const elsewhere = designOf(shape("c"));

function copy(tab: string, document: DesignDocument, base: DesignDocument, more: Partial<LocalCopy> = {}): StoredCopy {
  return { key: `d#${tab}`, copy: { version: 2, document, base, history: EMPTY_HISTORY, editedAt: 0, ...more } };
}
const keys = (copies: readonly StoredCopy[]) => copies.map(({ key }) => key);

test("takes the server's copy when this browser has none", () => {
  expect(chooseCopy(saved, [])).toEqual({
    document: saved,
    history: EMPTY_HISTORY,
    isResumed: false,
    aside: [],
    spent: [],
  });
});

test("keeps the history when both hold the same", () => {
  const history = { past: [], future: [] };
  const chosen = chooseCopy(saved, [copy("t", structuredClone(saved), saved, { history })]);
  expect(chosen).toMatchObject({ isResumed: false, aside: [], spent: ["d#t"] });
  expect(chosen.history).toBe(history);
});

test("goes on with unsaved work", () => {
  const chosen = chooseCopy(saved, [copy("t", edited, saved)]);
  expect(chosen).toMatchObject({ document: edited, isResumed: true, aside: [], spent: ["d#t"] });
});

test("goes on with what was made after a save whose answer never came", () => {
  const chosen = chooseCopy(edited, [copy("t", designOf(shape("z")), saved, { unheard: [edited] })]);
  expect(chosen).toMatchObject({ isResumed: true, aside: [] });
});

test("takes the server's copy when all was saved from here and it was changed elsewhere", () => {
  expect(chooseCopy(elsewhere, [copy("t", saved, saved)])).toMatchObject({ document: elsewhere, spent: ["d#t"] });
});

test("puts unsaved work aside when the server's copy was changed too, and never throws it away", () => {
  const chosen = chooseCopy(elsewhere, [copy("t", edited, saved)]);
  expect(chosen).toMatchObject({ document: elsewhere, isResumed: false, spent: [] });
  expect(keys(chosen.aside)).toEqual(["d#t"]);
});

test("keeps what was put aside until somebody says otherwise, but not what the server holds by now", () => {
  const chosen = chooseCopy(saved, [
    copy("aside-1", edited, saved, { isAside: true }),
    copy("aside-2", saved, elsewhere, { isAside: true }),
  ]);
  expect(chosen.document).toBe(saved);
  expect(keys(chosen.aside)).toEqual(["d#aside-1"]);
  expect(chosen.spent).toEqual(["d#aside-2"]);
});

test("of two killed tabs with unsaved work the later is opened and the other put aside", () => {
  const chosen = chooseCopy(saved, [
    copy("early", edited, saved, { editedAt: 1 }),
    copy("late", elsewhere, saved, { editedAt: 2 }),
  ]);
  expect(chosen).toMatchObject({ document: elsewhere, isResumed: true, spent: ["d#late"] });
  expect(keys(chosen.aside)).toEqual(["d#early"]);
});

test("leaves a copy for other goods alone", () => {
  const chosen = chooseCopy(saved, [copy("t", { ...edited, itemId: 1002 }, saved)]);
  expect(chosen).toMatchObject({ document: saved, aside: [], spent: [] });
});

test("gives every offered area a place, and takes the unused ones away again", () => {
  const first = { ...saved, areas: saved.areas.slice(0, 1) };
  const opened = openDocument(first, AREAS);
  expect(opened.areas.map((area) => area.areaKindId)).toEqual([1, 2]);
  expect(isSameDocument(closeDocument(opened, first), first)).toBe(true);
});

test("two tabs that hold their areas in another order hold the same design", () => {
  const both = designOf(shape("a"));
  const filled = { ...both, areas: both.areas.map((area) => ({ ...area, layers: [shape(`l${area.areaKindId}`)] })) };
  expect(isSameDocument(filled, { ...filled, areas: filled.areas.toReversed() })).toBe(true);
  expect(isSameDocument(filled, both)).toBe(false);
});

test("goes on with unsaved work in another colour of the goods", () => {
  const black = { ...edited, colorId: 2 };
  expect(chooseCopy(saved, [copy("t", black, saved)])).toMatchObject({ document: black, isResumed: true, aside: [] });
});

test("work that the server does not have is told newest first, put aside or not", () => {
  const copies = [
    copy("same", saved, saved),
    copy("clean", elsewhere, elsewhere),
    copy("foreign", { ...edited, itemId: 2 }, saved),
    copy("older", edited, saved, { editedAt: 1 }),
    copy("newer", edited, elsewhere, { editedAt: 2 }),
    copy("aside", edited, saved, { editedAt: 3, isAside: true }),
  ];
  expect(keys(unsavedCopies(saved, copies))).toEqual(["d#aside", "d#newer", "d#older"]);
});
