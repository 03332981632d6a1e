import { type GroupLayer, type Layer, MAX_LAYERS_PER_AREA } from "@surimono/domain/designs";
import type { Point } from "../geometry/box.ts";
import { mapArea } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { groupAround } from "../model/layer-tree.ts";
import type { EditorContext } from "../tools/tool.ts";
import { addingProblem, addMade } from "./add-layer.ts";
import { openAreaOf } from "./fit-commands.ts";

type Make = (area: EditorArea) => readonly Layer[];

interface Laying {
  /** Where it was dropped. */
  readonly at?: Point | undefined;
  /** What it is called in the history and to those who listen. */
  readonly label?: string;
}

/**
 * Adds a template as one group. Dropped somewhere, it is laid over the design there; otherwise it replaces everything in the open area,
 * which one undo brings back.
 */
export function layTemplate(
  context: EditorContext,
  name: string,
  make: Make,
  { at, label = "テンプレート" }: Laying = {},
): boolean {
  const { store } = context;
  const area = openAreaOf(context);
  if (!area) return false;
  const asGroup = (id: string): GroupLayer => groupAround(id, name, make(area).slice(0, MAX_LAYERS_PER_AREA - 1));
  if (at) {
    const group = addMade(context, `${label}の追加`, asGroup, { at });
    if (group) store.set({ fresh: group.id });
    return group !== undefined;
  }
  const group = asGroup(context.makeId());
  // Others are removed by it, so only what locks the whole area is checked.
  const problem = addingProblem(context, area, 0);
  if (problem) {
    store.complain(problem);
    return false;
  }
  store.commit({
    label: `${label}の適用`,
    announce: `${label}「${name}」を${area.name}に置きました。元に戻せます`,
    selection: [group.id],
    change: (document) => mapArea(document, area.areaKindId, () => [group]),
  });
  store.set({ fresh: group.id });
  return true;
}
