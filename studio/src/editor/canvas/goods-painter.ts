import type { ViewId } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { RecentMap } from "@surimono/domain/kernel";
import type { SceneAssets } from "../../scene/index.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { type ArtLoader, createArtLoader, type LoadedView } from "../session/art-loader.ts";
import { awaitInks, paintGoods, printPxPerMm, printsOf } from "./goods-picture.ts";
import { withLines } from "./with-lines.ts";

/** A design on goods, and the side to show. */
export interface PaintedGoods {
  /** Folder below the art's address. */
  readonly silhouette: string;
  readonly sizeWidth: number;
  /** `#rrggbb` of the goods. */
  readonly color: string;
  readonly document: DesignDocument;
  readonly areas: readonly Pick<EditorArea, "areaKindId" | "view" | "rect" | "tilt" | "dieCut" | "cut">[];
  readonly view: ViewId;
}

/** Pictures of goods are large; many goods in a list share an outline. */
const MOST_OUTLINES = 6;

/** Draws designs on many goods: what goods of the same outline share is fetched once. */
export interface GoodsPainter {
  /** False where the pictures of the goods cannot be fetched, or it was cancelled: then the canvas is unchanged. */
  paint(canvas: HTMLCanvasElement, width: number, goods: PaintedGoods, signal: AbortSignal): Promise<boolean>;
}

/** The pictures of goods in a list, by their outline, made as wide as they are painted. */
export type Outlines = (silhouette: string, width: number) => ArtLoader;

export function createOutlines(artUrl: string, most = MOST_OUTLINES): Outlines {
  const loaders = new RecentMap<string, ArtLoader>(most);
  return (silhouette, width) =>
    loaders.take(`${silhouette} ${width}`, () => createArtLoader(artUrl, silhouette, width));
}

export function createGoodsPainter(outlines: Outlines, assets: SceneAssets): GoodsPainter {
  return {
    async paint(canvas, width, goods, signal) {
      const { silhouette, view } = goods;
      const [loaded] = await Promise.all([outlines(silhouette, width).view(view), awaitInks(goods.document)]);
      if (!loaded || signal.aborted) return false;
      const areas = await withLines(goods.areas, goods.document, assets);
      if (signal.aborted) return false;
      paintDesign(canvas, width, { ...goods, areas }, loaded, assets);
      return true;
    },
  };
}

/** The design on its goods. */
export function paintDesign(
  canvas: HTMLCanvasElement,
  width: number,
  { sizeWidth, color, document, areas, view }: Omit<PaintedGoods, "silhouette">,
  loaded: LoadedView,
  assets: SceneAssets,
): void {
  const size = { width: sizeWidth, rectWidth: sizeWidth, color };
  const prints = printsOf(document, areas, view, size, printPxPerMm(loaded, width), assets);
  paintGoods(canvas, width, { sizeWidth, color }, loaded, prints);
}
