import type { StampLayer } from "@surimono/domain/designs";
import { type Stamp, stampRatio } from "../../scene/index.ts";
import { mapLayers } from "../model/edit-document.ts";
import { makeStampLayer } from "../model/make-stamp.ts";
import type { EditorContext } from "../tools/tool.ts";
import { addMade, type Place } from "./add-layer.ts";

/** In its own colours, or in `ink` when it has only one. */
export function addStamp(context: EditorContext, stamp: Stamp, ink?: string, place: Place = {}): void {
  const inks = ink !== undefined && stamp.inks.length === 1 ? [ink] : stamp.inks;
  const choice = { id: stamp.id, name: stamp.name, inks, ratio: stampRatio(stamp) };
  addMade(context, "スタンプの追加", (id, area) => makeStampLayer(id, choice, area), place);
}

export function changeInk(context: EditorContext, layer: StampLayer, index: number, color: string): void {
  context.store.commit({
    label: "スタンプの色",
    key: `ink-${index} ${layer.id}`,
    change: (document) =>
      mapLayers(document, [layer.id], (current) =>
        current.kind === "stamp" ? { ...current, inks: current.inks.with(index, color) } : current,
      ),
  });
}
