import type { TextLayer } from "@surimono/domain/designs";
import { selectWords, stopTyping } from "../commands/type-text.ts";
import { boxContains } from "../geometry/box.ts";
import { toArea } from "../geometry/camera.ts";
import { screenToText } from "../geometry/text-place.ts";
import { typedText } from "../store/editor-state.ts";
import { hitLayer } from "./hit-test.ts";
import { dragThreshold, type EditorContext, type PointerInput, reachOf, type ToolState } from "./tool.ts";

/**
 * While a text is edited: a press in it sets the caret, a drag selects words. A press elsewhere ends the editing, and on empty ground
 * does nothing more, so that the text stays selected.
 */
export function pressedWhileTyping(context: EditorContext, input: PointerInput): ToolState | "outside" | undefined {
  const { store } = context;
  const state = store.get();
  if (state.mode?.kind !== "type") return "outside";
  const layer = typedText(state);
  if (layer && boxContains(layer, toArea(state.camera, input.at), reachOf(input) / state.camera.scale)) {
    return choosing(context, input, layer);
  }
  stopTyping(context);
  return hitLayer(store.get(), input.at, reachOf(input)) ? "outside" : undefined;
}

/** The selection starts at the press. */
function choosing(context: EditorContext, start: PointerInput, layer: TextLayer): ToolState {
  const { store } = context;
  const { mode } = store.get();
  const first = indexAt(context, layer, start);
  const anchor = start.shift && mode?.kind === "type" ? (mode.isBackward ? mode.to : mode.from) : first;
  const choose = (input: PointerInput) => {
    const index = indexAt(context, layer, input);
    selectWords(context, Math.min(anchor, index), Math.max(anchor, index), index < anchor);
    return undefined;
  };
  choose(start);
  const drawn: ToolState = { name: "choosing", move: choose, up: () => "done" };
  return {
    name: "pressing",
    move(input) {
      if (Math.hypot(input.at.x - start.at.x, input.at.y - start.at.y) < dragThreshold(input)) return undefined;
      return choose(input) ?? drawn;
    },
    up: () => "done",
  };
}

const WORDS = new Intl.Segmenter("ja", { granularity: "word" });

/** A double press selects the word there, or the whole text if it is between words. */
export function selectWordAt(context: EditorContext, input: PointerInput): void {
  const layer = typedText(context.store.get());
  if (!layer) return;
  const index = indexAt(context, layer, input);
  const word = WORDS.segment(layer.text).containing(Math.min(index, Math.max(0, layer.text.length - 1)));
  if (word) selectWords(context, word.index, word.index + word.segment.length);
}

function indexAt(context: EditorContext, layer: TextLayer, { at }: PointerInput): number {
  return context.carets(layer)?.indexAt(screenToText(context.store.get().camera, layer, at)) ?? layer.text.length;
}
