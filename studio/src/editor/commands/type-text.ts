import { MAX_TEXT_LENGTH, type TextLayer } from "@surimono/domain/designs";
import { findLayer, mapLayers, removeLayers } from "../model/edit-document.ts";
import { type TypeMode, typedText } from "../store/editor-state.ts";
import type { EditorContext } from "../tools/tool.ts";
import { rewordedInArea } from "./text-in-area.ts";

/** Opens the selected text on the canvas with all words selected, so that typing replaces them. */
export function startTyping(context: EditorContext, layer: TextLayer): void {
  const { store, makeId } = context;
  store.set({ mode: { kind: "type", layerId: layer.id, sitting: makeId(), from: 0, to: layer.text.length } });
  if (!typedText(store.get())) return store.set({ mode: undefined });
  store.announce(`「${layer.name}」の文字を編集しています。Escで終わります`);
}

/** A text without words is removed in the same step. */
export function stopTyping({ store }: EditorContext): void {
  const state = store.get();
  if (state.mode?.kind !== "type") return;
  const { layerId, sitting } = state.mode;
  const layer = findLayer(state.document, layerId);
  store.set({ mode: undefined });
  if (layer?.kind !== "text" || layer.text.trim() !== "") return;
  store.commit({
    label: "文字の変更",
    key: sitting,
    isSitting: true,
    announce: "文字がなくなったテキストを削除しました。元に戻せます",
    change: (document) => removeLayers(document, [layerId]),
  });
}

interface Typed {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isBackward?: boolean;
  readonly composed?: TypeMode["composed"];
}

/** What the field over the canvas holds now. */
export function typeText(context: EditorContext, { text, ...range }: Typed): void {
  const { store } = context;
  const layer = typedText(store.get());
  const { mode } = store.get();
  if (!layer || mode?.kind !== "type") return;
  changeWords(context, layer, text, { key: mode.sitting, isSitting: true });
  store.set({ mode: { kind: "type", layerId: layer.id, sitting: mode.sitting, ...range } });
}

/** Moves caret and selection without typing. */
export function selectWords({ store }: EditorContext, from: number, to: number, isBackward = false): void {
  const { mode } = store.get();
  if (mode?.kind !== "type") return;
  if (mode.from === from && mode.to === to && (mode.isBackward ?? false) === isBackward) return;
  store.set({ mode: { ...mode, from, to, isBackward } });
}

/** Sets the words, cut to the longest allowed; they are kept within the area, in smaller letters if needed. */
export function changeWords(
  context: EditorContext,
  layer: TextLayer,
  words: string,
  step: { readonly key: string; readonly isSitting?: boolean },
): void {
  const { store } = context;
  const text = shortened(words);
  if (text === layer.text) return;
  const typed = rewordedInArea(context, layer, text);
  store.commit({
    label: "文字の変更",
    ...step,
    change: (document) => mapLayers(document, [layer.id], () => typed),
  });
}

export function isTooLong(text: string): boolean {
  return [...text].length > MAX_TEXT_LENGTH;
}

/** Cut between characters: half of an emoji could not be saved. */
export function shortened(text: string): string {
  return isTooLong(text) ? [...text].slice(0, MAX_TEXT_LENGTH).join("") : text;
}

export const TOO_LONG = `文字は1つのテキストに${MAX_TEXT_LENGTH}字までです。続きは新しいテキストに入れてください。`;
