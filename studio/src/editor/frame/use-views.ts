import { areaShowsIn, closeUpOf, VIEW_NAMES, type ViewId } from "@surimono/domain/catalogue";
import { findArea } from "../model/edit-document.ts";
import { useEditorProps, useEditorState } from "../session/session-context.ts";
import type { Choice } from "./choices.tsx";

/** The sides that can be printed on, then close-ups of the printed places. */
export function useViews(): readonly Choice<ViewId>[] {
  const { item, areas } = useEditorProps();
  const document = useEditorState((state) => state.document);
  const whole = item.views.filter((view) => areas.some((area) => areaShowsIn(area, view.id)));
  const used = areas.filter(({ areaKindId }) => (findArea(document, areaKindId)?.layers.length ?? 0) > 0);
  const near = new Set(used.flatMap(({ areaKindId }) => closeUpOf(areaKindId) ?? []));
  return [...whole, ...[...near].map((id) => ({ id, name: VIEW_NAMES[id] }))];
}
