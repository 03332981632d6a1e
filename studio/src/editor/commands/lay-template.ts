import { type GroupLayer, type Layer, MAX_LAYERS_PER_AREA } from "@surimono/domain/designs";
import type { Point } from "../geometry/box.ts";
import { mapArea } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { groupAround } from "../model/layer-tree.ts";
import type { EditorState } from "../store/editor-state.ts";
import type { EditorContext } from "../tools/tool.ts";
import { addingProblem, addMade } from "./add-layer.ts";
import { inOwnInks } from "./change-inks.ts";
import { openAreaOf } from "./fit-commands.ts";

type Make = (area: EditorArea) => readonly Layer[];

interface Laying {
  /** The workplace at the press: what was fetched meanwhile is not laid into another. */
  readonly madeFor?: string | undefined;
  /** Where it was dropped. */
  readonly at?: Point | undefined;
  /** What it is called in the history and to those who listen. */
  readonly label?: string;
  /** By silk screen: the studio chooses the inks again, in the same step. */
  readonly isInOwnInks?: boolean;
}

const MOVED_ON = "用意しているあいだに場所か色が変わったため、置きませんでした。もう一度押してください。";

/** What layouts are made for: the open place, on goods of that colour. */
export function workplaceOf({ areaKindId, document }: Pick<EditorState, "areaKindId" | "document">): string {
  return `${areaKindId} ${document.colorId}`;
}

/**
 * Adds a template as one group. Dropped somewhere, it is laid over the design there; otherwise it replaces everything in the open area,
 * which one undo brings back.
 */
export function layTemplate(
  context: EditorContext,
  name: string,
  make: Make,
  { at, label = "テンプレート", madeFor, isInOwnInks }: Laying = {},
): boolean {
  const { store } = context;
  if (madeFor !== undefined && madeFor !== workplaceOf(store.get())) {
    store.complain(MOVED_ON);
    return false;
  }
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
    change: (document) => {
      const laid = mapArea(document, area.areaKindId, () => [group]);
      return isInOwnInks ? inOwnInks(laid, area.areaKindId) : laid;
    },
  });
  store.set({ fresh: group.id });
  return true;
}
