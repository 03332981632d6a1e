import { useEffect, useState } from "react";
import type { ArtLoader } from "../editor/session/art-loader.ts";
import { GHOST_VIEWS } from "./ghost-picture.tsx";
import { type WornDesign, type WornGoods, wornDesign } from "./worn-goods.ts";

/** What the figure wears, and whether the garment can also be seen without one; each once that is known. */
interface WornKnown {
  readonly design?: WornDesign | undefined;
  readonly hasGhost?: boolean;
  readonly hasFailed?: true;
}

export function useWornDesign(goods: WornGoods, art: ArtLoader): WornKnown {
  const [known, setKnown] = useState<WornKnown>({});
  useEffect(() => {
    let isCurrent = true;
    const learn = (more: WornKnown) => isCurrent && setKnown((before) => ({ ...before, ...more }));
    wornDesign(goods).then(
      (design) => learn(design ? { design } : { hasFailed: true }),
      () => learn({ hasFailed: true }),
    );
    void art.file().then((file) => learn({ hasGhost: Object.values(GHOST_VIEWS).every((view) => file?.views[view]) }));
    return () => {
      isCurrent = false;
    };
  }, [goods, art]);
  return known;
}
