import { IN_USE_VIEWS, isCloseUp, VIEW_NAMES, type ViewId } from "@surimono/domain/catalogue";
import { useEffect, useState } from "react";
import type { ArtLoader } from "../editor/session/art-loader.ts";

interface NamedView {
  readonly id: ViewId;
  readonly name: string;
}

/** Between the sides and what is seen from near by, clothes in use, once it is known that their art has them (rule catalogue-in-use). */
export function useWithInUse(views: readonly NamedView[], art: ArtLoader): readonly NamedView[] {
  const [inUse, setInUse] = useState<readonly ViewId[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void art.file().then((file) => isCurrent && setInUse(IN_USE_VIEWS.filter((view) => file?.views[view])));
    return () => {
      isCurrent = false;
    };
  }, [art]);
  return [
    ...views.filter(({ id }) => !isCloseUp(id)),
    ...inUse.map((id) => ({ id, name: VIEW_NAMES[id] })),
    ...views.filter(({ id }) => isCloseUp(id)),
  ];
}
