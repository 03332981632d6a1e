import { eachLayer, type GroupLayer, type Layer } from "@surimono/domain/designs";
import type { LayerPlace } from "../../model/edit-document.ts";

/** One line of the list of layers. */
export interface Row {
  readonly layer: Layer;
  /** Depth in groups. */
  readonly depth: number;
  readonly group: GroupLayer | undefined;
  readonly siblings: readonly Layer[];
}

/** Topmost first; a group's contents are below its row while it is open. */
export function rowsOf(
  layers: readonly Layer[],
  isOpen: (id: string) => boolean,
  depth = 0,
  group?: GroupLayer,
): readonly Row[] {
  return layers
    .toReversed()
    .flatMap((layer) => [
      { layer, depth, group, siblings: layers },
      ...(layer.kind === "group" && isOpen(layer.id) ? rowsOf(layer.layers, isOpen, depth + 1, layer) : []),
    ]);
}

export interface Drop extends LayerPlace {
  /** The row number of the drop line, and its indent. */
  readonly gap: number;
  readonly depth: number;
  /** The closed group that the layer would be dropped into. */
  readonly into?: string;
}

/** Indent per group level. */
export const INDENT = 28;
/** The middle part of a closed group's row, where a drop goes into the group. */
const INTO_SHARE = 0.5;

/**
 * Where a dragged row would be dropped: `y` in rows from the top of the list, `x` in pixels from its left. At the lower end of a group, `x`
 * decides the depth. Nothing within the dragged rows themselves.
 */
export function dropAt(rows: readonly Row[], id: string, y: number, x: number): Drop | undefined {
  const drop = closedGroupAt(rows, id, y) ?? betweenRows(rows, y, x);
  const dragged = rows.find((row) => row.layer.id === id);
  if (!dragged || eachLayer([dragged.layer]).some((layer) => layer.id === drop.groupId)) return undefined;
  // The position is counted without the dragged layer.
  const before = drop.groupId === dragged.group?.id ? dragged.siblings.indexOf(dragged.layer) : -1;
  return before !== -1 && before < drop.index ? { ...drop, index: drop.index - 1 } : drop;
}

function closedGroupAt(rows: readonly Row[], id: string, y: number): Drop | undefined {
  const at = Math.floor(y);
  const row = rows[at];
  const isClosed = row?.layer.kind === "group" && rows[at + 1]?.group?.id !== row.layer.id;
  if (!row || !isClosed || row.layer.id === id || Math.abs(y - at - 0.5) > INTO_SHARE / 2) return undefined;
  const { layer } = row;
  const index = layer.kind === "group" ? layer.layers.length : 0;
  return { groupId: layer.id, index, gap: at + 1, depth: row.depth + 1, into: layer.id };
}

function betweenRows(rows: readonly Row[], y: number, x: number): Drop {
  const gap = Math.min(rows.length, Math.max(0, Math.round(y)));
  const [above, below] = [rows[gap - 1], rows[gap]];
  if (below && (!above || below.depth >= above.depth)) return { ...overRow(below), gap, depth: below.depth };
  if (!above) return { index: 0, gap, depth: 0 };
  // Between the last layer of a group and what follows the group.
  const least = below?.depth ?? 0;
  const wanted = Math.min(above.depth, Math.max(least, Math.floor(x / INDENT)));
  if (wanted === least && below) return { ...overRow(below), gap, depth: least };
  const upper = rows.slice(0, gap).findLast((row) => row.depth === wanted);
  const place = upper ? { groupId: upper.group?.id, index: upper.siblings.indexOf(upper.layer) } : { index: 0 };
  return { ...place, gap, depth: wanted };
}

function overRow({ layer, group, siblings }: Row): LayerPlace {
  return { groupId: group?.id, index: siblings.indexOf(layer) + 1 };
}
