import { RecentMap } from "@surimono/domain/kernel";
import { paintGoods, printsOf } from "../canvas/goods-picture.ts";
import { copiedDesign } from "../model/copied-design.ts";
import type { OtherGoods } from "../model/other-goods.ts";
import { type ArtLoader, createArtLoader } from "../session/art-loader.ts";
import { createFewAtOnce } from "../session/few-at-once.ts";
import type { Session } from "../session/session.ts";

/** Twice the width of a card. */
const WIDTH = 320;
/** Fetching fills the waits of composing; more would only delay the first ones. */
const AT_ONCE = 2;
/** Pictures of goods are large; many goods in a list share an outline. */
const MOST_OUTLINES = 6;

interface Parts {
  readonly session: Pick<Session, "store" | "areas" | "scene">;
  readonly goods: Pick<OtherGoods, "open">;
  readonly artUrl: string;
}

/** Draws the open design on other goods, one after the other. */
export interface CardPainter {
  /**
   * Reports when the canvas shows it. Goods that are unavailable or fail to load leave it unchanged. Returns a function that
   * cancels.
   */
  paint(canvas: HTMLCanvasElement, itemId: number, onDrawn: () => void): () => void;
}

export function createCardPainter({ session, goods, artUrl }: Parts): CardPainter {
  const few = createFewAtOnce(AT_ONCE);
  const loaders = new RecentMap<string, ArtLoader>(MOST_OUTLINES);

  async function paint(canvas: HTMLCanvasElement, itemId: number, signal: AbortSignal): Promise<boolean> {
    const { store, areas, scene } = session;
    const answer = await goods.open(itemId);
    const copied = answer.ok ? copiedDesign(store.get().document, areas, answer.value) : undefined;
    if (!answer.ok || !copied || signal.aborted) return false;
    const { silhouette, sizeWidth } = answer.value;
    const loaded = await loaders.take(silhouette, () => createArtLoader(artUrl, silhouette)).view(copied.view);
    if (!loaded || signal.aborted) return false;
    const pxPerMm = Math.min(4, (loaded.art.view.pxPerMm * WIDTH * 2) / loaded.art.view.width);
    const size = { width: sizeWidth, rectWidth: sizeWidth };
    const prints = printsOf(copied.document, copied.areas, copied.view, size, pxPerMm, scene.assets);
    paintGoods(canvas, WIDTH, { sizeWidth, color: copied.color }, loaded, prints);
    return true;
  }

  return {
    paint: (canvas, itemId, onDrawn) =>
      few.add(async (signal) => {
        if (await paint(canvas, itemId, signal)) onDrawn();
      }),
  };
}
