import { type DesignDocument, MOST_SCREEN_INKS, type ScreenPrint } from "@surimono/domain/designs";
import { findArea, mapScreen } from "../model/edit-document.ts";
import type { EditorStore } from "../store/editor-store.ts";

/** Until the studio has looked at the drawing. */
const ANY_INK = "black";

/** Another choice of inks for the open place, as one step. */
export function changeInks(store: EditorStore, label: string, screen: ScreenPrint | undefined): void {
  const { areaKindId } = store.get();
  store.commit({ label, change: (document) => mapScreen(document, areaKindId, screen) });
}

/** One ink in another's place; one that is there already changes places with it. */
export function swapInk(store: EditorStore, from: string, to: string): void {
  const screen = chosenIn(store);
  if (!screen || from === to) return;
  const inks = screen.inks.map((ink) => (ink === from ? to : ink === to ? from : ink));
  changeInks(store, "インクの入れかえ", { ...byHand(screen), inks });
}

export function addInk(store: EditorStore, ink: string): void {
  const screen = chosenIn(store);
  if (!screen || screen.inks.includes(ink) || screen.inks.length >= MOST_SCREEN_INKS) return;
  changeInks(store, "インクの追加", { ...byHand(screen), inks: [...screen.inks, ink] });
}

export function removeInk(store: EditorStore, ink: string): void {
  const screen = chosenIn(store);
  if (!screen || screen.inks.length === 1) return;
  changeInks(store, "インクの削除", { ...byHand(screen), inks: screen.inks.filter((other) => other !== ink) });
}

/** Dots do not make it the customer's own choice of inks. */
export function setHalftone(store: EditorStore, isOn: boolean): void {
  const screen = chosenIn(store);
  if (!screen) return;
  const { halftone: _, ...flat } = screen;
  changeInks(store, isOn ? "網点で刷る" : "網点をやめる", isOn ? { ...flat, halftone: true } : flat);
}

/** The studio chooses again, now and whenever the drawing changes. */
export function forgetInks(store: EditorStore): void {
  const screen = chosenIn(store) ?? { inks: [ANY_INK] };
  changeInks(store, "インクを自動で選ぶ", { ...screen, auto: true });
}

/** The place with inks that follow what is drawn, whoever chose them before. */
export function inOwnInks(document: DesignDocument, areaKindId: number): DesignDocument {
  const screen = findArea(document, areaKindId)?.screen;
  return screen ? mapScreen(document, areaKindId, { ...screen, auto: true }) : document;
}

function chosenIn(store: EditorStore): ScreenPrint | undefined {
  const { document, areaKindId } = store.get();
  return findArea(document, areaKindId)?.screen;
}

function byHand({ auto: _, ...screen }: ScreenPrint): ScreenPrint {
  return screen;
}
