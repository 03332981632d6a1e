import type { ViewId } from "@surimono/domain/catalogue";
import { useWithInUse } from "../../on-goods/use-with-in-use.ts";
import { viewsOf } from "../model/views-of.ts";
import { useEditorProps, useEditorState, useSession } from "../session/session-context.ts";
import type { Choice } from "./choices.tsx";

/** The sides that can be printed on, then close-ups of the printed places. */
export function useViews(): readonly Choice<ViewId>[] {
  const { item, areas } = useEditorProps();
  return viewsOf(
    item,
    areas,
    useEditorState((state) => state.document),
  );
}

/** Those, and clothes in use. */
export function useAllViews(): readonly Choice<ViewId>[] {
  return useWithInUse(useViews(), useSession().art);
}
