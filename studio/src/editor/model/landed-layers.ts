import type { DesignDocument, GroupLayer, Layer } from "@surimono/domain/designs";
import { findLayer } from "./edit-document.ts";
import { drawnClose } from "./layer-tree.ts";
import { isSameValue } from "./open-document.ts";

/** What a drag shows, and the same layers as it found them. */
interface Dragged {
  readonly from: readonly Layer[];
  readonly layers: readonly Layer[];
}

/**
 * The dragged layers with only what the drag changed (rule designs-drag-changes): the rest of them may have changed meanwhile, by another
 * screen or an answer that came late. A layer that is gone stays gone.
 */
export function landedLayers(document: DesignDocument, { from, layers }: Dragged): readonly Layer[] {
  return layers.flatMap((after) => {
    const now = findLayer(document, after.id);
    return now ? landed(now, withId(from, after.id), after) : [];
  });
}

const withId = (layers: readonly Layer[], id: string) => layers.find((layer) => layer.id === id);

function landed(now: Layer, before: Layer | undefined, after: Layer): Layer {
  if (now === before) return after;
  if (before?.kind !== now.kind || after.kind !== now.kind) return now;
  const merged = { ...now };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (key === "layers" || isSameValue(Reflect.get(before, key), Reflect.get(after, key))) continue;
    if (key in after) Reflect.set(merged, key, Reflect.get(after, key));
    else Reflect.deleteProperty(merged, key);
  }
  return merged.kind === "group" ? withContents(merged, before as GroupLayer, after as GroupLayer) : merged;
}

/** What came into the group meanwhile lies where it was put. */
function withContents(now: GroupLayer, before: GroupLayer, after: GroupLayer): GroupLayer {
  const layers = now.layers.map((inner) => {
    const dragged = withId(after.layers, inner.id);
    return dragged ? landed(inner, withId(before.layers, inner.id), dragged) : inner;
  });
  return drawnClose({ ...now, layers });
}
