import { areaShowsIn, closeUpOf, VIEW_NAMES, type ViewId } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import type { EditorItem } from "../editor-props.ts";
import { findArea } from "./edit-document.ts";
import type { EditorArea } from "./editor-area.ts";

/** The sides that can be printed on, then close-ups of the printed places. */
export function viewsOf(
  item: Pick<EditorItem, "views">,
  areas: readonly EditorArea[],
  document: DesignDocument,
): readonly { readonly id: ViewId; readonly name: string }[] {
  const whole = item.views.filter((view) => areas.some((area) => areaShowsIn(area, view.id)));
  const used = areas.filter(({ areaKindId }) => (findArea(document, areaKindId)?.layers.length ?? 0) > 0);
  const near = new Set(used.flatMap(({ areaKindId }) => closeUpOf(areaKindId) ?? []));
  return [...whole, ...[...near].map((id) => ({ id, name: VIEW_NAMES[id] }))];
}
