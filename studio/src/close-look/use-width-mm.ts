import { useEffect, useState } from "react";
import { fetchArt } from "../mockup/fetch-art.ts";
import { pictureWidthMm } from "../mockup/place-area.ts";
import type { GoodsLook } from "./looked-at.ts";

/** How many millimetres of the goods the picture is wide; undefined until that is known, or where it never will be. */
export function useWidthMm(artUrl: string, goods: GoodsLook | undefined): number | undefined {
  const [known, setKnown] = useState<{ readonly goods: GoodsLook; readonly mm: number }>();
  useEffect(() => {
    if (!goods) return undefined;
    const stop = new AbortController();
    fetchArt(artUrl, goods.silhouette, stop.signal).then(
      (art) => {
        const view = art.views[goods.view];
        if (view) setKnown({ goods, mm: pictureWidthMm(art, view, goods.sizeWidth) });
      },
      // Without it everything but the true size is there.
      () => undefined,
    );
    return () => stop.abort();
  }, [artUrl, goods]);
  return known && known.goods === goods ? known.mm : undefined;
}
