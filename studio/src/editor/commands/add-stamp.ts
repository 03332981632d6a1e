import type { Layer, StampLayer } from "@surimono/domain/designs";
import { MAX_LAYERS_PER_AREA } from "@surimono/domain/designs";
import { type Stamp, stampRatio } from "../../scene/index.ts";
import { insertLayers, mapArea, mapLayers } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { makeStampLayer } from "../model/make-stamp.ts";
import type { EditorContext } from "../tools/tool.ts";
import { addingProblem } from "./add-layer.ts";
import { openAreaOf } from "./fit-commands.ts";

/** In the middle of the open area, in its own colours, or in `ink` when it has but one. */
export function addStamp(context: EditorContext, stamp: Stamp, ink?: string): void {
  const area = openAreaOf(context);
  if (!area) return;
  const problem = addingProblem(context);
  if (problem) return context.store.complain(problem);
  const inks = ink !== undefined && stamp.inks.length === 1 ? [ink] : stamp.inks;
  const choice = { id: stamp.id, name: stamp.name, inks, ratio: stampRatio(stamp) };
  const layer = makeStampLayer(context.makeId(), choice, area);
  context.store.commit({
    label: "スタンプの追加",
    announce: `「${layer.name}」を${area.name}に追加しました`,
    selection: [layer.id],
    change: (document) => insertLayers(document, area.areaKindId, [layer]),
  });
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

/** What a template makes takes the place of all that lay in the open area; one step back brings that again. */
export function applyTemplate(
  context: EditorContext,
  name: string,
  make: (area: EditorArea) => readonly Layer[],
): void {
  const area = openAreaOf(context);
  if (!area) return;
  const problem = addingProblem(context);
  if (problem) return context.store.complain(problem);
  const layers = make(area).slice(0, MAX_LAYERS_PER_AREA);
  context.store.commit({
    label: "テンプレートの適用",
    announce: `テンプレート「${name}」を${area.name}に置きました。元に戻せます`,
    selection: [],
    change: (document) => mapArea(document, area.areaKindId, () => layers),
  });
}
