import { flattenLayers, type Layer, type TextLayer } from "@surimono/domain/designs";
import type { EditorState, ShrunkText } from "./editor-state.ts";
import type { EditorStore } from "./editor-store.ts";

/** The intended letter size, while the area's edge keeps the letters smaller. */
export function shrunkFrom({ textSizes }: EditorState, { id, fontSize }: TextLayer): number | undefined {
  const known = textSizes.get(id);
  return known !== undefined && known !== "by-hand" && known.shown === fontSize ? known.wanted : undefined;
}

/** For all texts in these layers: `by-hand` where the customer has set the size. */
export function rememberSize(
  store: EditorStore,
  layers: readonly Layer[],
  size: ShrunkText | "by-hand" | undefined,
): void {
  const textSizes = new Map(store.get().textSizes);
  for (const { id } of flattenLayers(layers).filter(({ kind }) => kind === "text")) {
    if (size === undefined) textSizes.delete(id);
    else textSizes.set(id, size);
  }
  store.set({ textSizes });
}
