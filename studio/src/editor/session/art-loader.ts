import type { ViewId } from "@surimono/domain/catalogue";
import type { RectUm } from "@surimono/domain/kernel";
import { type ArtFile, areaToPixels, fetchArt, fetchViewArt, type ViewArt } from "../../mockup/index.ts";

export interface LoadedView {
  readonly file: ArtFile;
  readonly art: ViewArt;
}

/** The pictures of the goods, each fetched once. */
export interface ArtLoader {
  /** What there is of the goods and where; undefined when it cannot be fetched. */
  file(): Promise<ArtFile | undefined>;
  /** Undefined when the pictures cannot be fetched: the editor works without a background. */
  view(viewId: ViewId): Promise<LoadedView | undefined>;
}

/** `width` of the pictures that are drawn of it, where they are small and many. */
export function createArtLoader(artUrl: string, silhouette: string, width?: number): ArtLoader {
  const loading = new Map<ViewId, Promise<LoadedView | undefined>>();
  let asked: Promise<ArtFile> | undefined;

  async function file(): Promise<ArtFile | undefined> {
    try {
      asked ??= fetchArt(artUrl, silhouette);
      return await asked;
    } catch {
      asked = undefined;
      return undefined;
    }
  }

  async function load(viewId: ViewId): Promise<LoadedView | undefined> {
    const loaded = await file();
    try {
      if (!loaded) throw new Error(`there is no art of ${silhouette}`);
      if (!loaded.views[viewId]) return undefined;
      return { file: loaded, art: await fetchViewArt(artUrl, loaded, viewId, width === undefined ? {} : { width }) };
    } catch {
      loading.delete(viewId);
      return undefined;
    }
  }

  return {
    file,
    view(viewId) {
      const known = loading.get(viewId) ?? load(viewId);
      loading.set(viewId, known);
      return known;
    },
  };
}

/** The part of the garment's plane, in its micrometres, that a picture of the view shows. */
export function pictureRect({ file, art }: LoadedView, sizeWidth: number): RectUm {
  // Placing a square metre in the picture gives both the origin and the size of a micrometre.
  const metre = { rect: { x: 0, y: 0, w: 1_000_000, h: 1_000_000 } };
  const flat = { ...art.view, surface: { kind: "flat" as const } };
  const { box } = areaToPixels(file, flat, metre, sizeWidth, art.view.width);
  const umPerPx = 1_000_000 / box.w;
  return {
    x: -box.x * umPerPx,
    y: -box.y * umPerPx,
    w: art.view.width * umPerPx,
    h: art.view.height * umPerPx,
  };
}
