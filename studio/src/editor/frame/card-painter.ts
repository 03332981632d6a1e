import { createGoodsPainter, createOutlines } from "../canvas/goods-painter.ts";
import { copiedDesign } from "../model/copied-design.ts";
import type { OtherGoods } from "../model/other-goods.ts";
import { createFewAtOnce } from "../session/few-at-once.ts";
import type { Session } from "../session/session.ts";

/** Twice the width of a card. */
const WIDTH = 320;
/** Fetching fills the waits of composing; more would only delay the first ones. */
const AT_ONCE = 2;

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
  const { store, areas, scene } = session;
  const few = createFewAtOnce(AT_ONCE);
  const painter = createGoodsPainter(createOutlines(artUrl), scene.assets);

  async function paint(canvas: HTMLCanvasElement, itemId: number, signal: AbortSignal): Promise<boolean> {
    const answer = await goods.open(itemId);
    const copied = answer.ok ? copiedDesign(store.get().document, areas, answer.value) : undefined;
    if (!answer.ok || !copied || signal.aborted) return false;
    return painter.paint(canvas, WIDTH, { ...answer.value, ...copied }, signal);
  }

  return {
    paint: (canvas, itemId, onDrawn) =>
      few.add(async (signal) => {
        if (await paint(canvas, itemId, signal)) onDrawn();
      }),
  };
}
