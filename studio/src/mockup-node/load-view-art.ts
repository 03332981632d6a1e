import { join } from "node:path";
import { createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import type { ViewId } from "@surimono/domain/catalogue";
import { RecentMap } from "@surimono/domain/kernel";
import sharp from "sharp";
import {
  type ArtView,
  type CreateSurface,
  type LayerName,
  type MockupContext,
  OWN_SIZE,
  type ViewArt,
  viewArtOf,
} from "../mockup/index.ts";
import { loadArt } from "../mockup-files/index.ts";

/** The server's `CreateSurface`. */
export const createNodeSurface: CreateSurface = (width, height) => {
  const canvas = createCanvas(width, height);
  return { context: canvas.getContext("2d") as unknown as MockupContext, picture: canvas };
};

/** Decoded layers are large (4 bytes a pixel each), so only the last-used views are kept. */
const KEPT_PIXELS = 12_000_000;

interface KeptView {
  readonly art: Promise<ViewArt>;
  readonly pixels: number;
}

const views = new RecentMap<string, KeptView>(KEPT_PIXELS, { weigh: ({ pixels }) => pixels });

/** One view, its layers scaled to `width`, so that many small pictures cost little. At most the art's own width. */
export async function loadViewArt(
  artRoot: string,
  silhouette: string,
  viewId: ViewId,
  width: number,
): Promise<ViewArt> {
  const file = await loadArt(artRoot, silhouette);
  const view = file.views[viewId];
  if (!view) throw new Error(`${silhouette} has no view ${viewId}`);
  const drawn = Math.min(width, view.width);
  const key = [artRoot, silhouette, viewId, drawn].join("\n");
  const { art } = views.take(key, () => {
    const art = decode(join(artRoot, silhouette), view, drawn);
    art.catch(() => views.forget(key));
    return {
      art,
      pixels: Object.keys(view.layers).length * drawn * Math.round((drawn * view.height) / view.width),
    };
  });
  return art;
}

async function decode(folder: string, view: ArtView, width: number): Promise<ViewArt> {
  const names = Object.entries(view.layers) as [LayerName, string][];
  const images = await Promise.all(
    names.map(async ([name, file]) => [name, await decodeLayer(join(folder, file), name, view, width)] as const),
  );
  return viewArtOf(view, Object.fromEntries(images), createNodeSurface);
}

async function decodeLayer(path: string, name: LayerName, view: ArtView, width: number): Promise<Image> {
  if (OWN_SIZE.has(name) || width === view.width) return loadImage(path);
  const height = Math.round((width * view.height) / view.width);
  return loadImage(await sharp(path).resize(width, height, { fit: "fill" }).png({ compressionLevel: 1 }).toBuffer());
}
