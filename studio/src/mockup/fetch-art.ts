import type { ViewId } from "@surimono/domain/catalogue";
import type { ArtFile, LayerName, ViewArt } from "./art.ts";
import { createBrowserSurface } from "./canvas.ts";
import { readDisplacement } from "./read-displacement.ts";

/** Browser only. `artUrl` is where `catalogue/art/` is served. */
export async function fetchArt(artUrl: string, silhouette: string, signal?: AbortSignal): Promise<ArtFile> {
  const answer = await get(`${artUrl}/${silhouette}/art.json`, signal);
  return (await answer.json()) as ArtFile;
}

/** Browser only. Throws when a layer cannot be had: a mock-up without its shade would mislead. */
export async function fetchViewArt(
  artUrl: string,
  art: ArtFile,
  viewId: ViewId,
  signal?: AbortSignal,
): Promise<ViewArt> {
  const view = art.views[viewId];
  if (!view) throw new Error(`${art.silhouette} has no view ${viewId}`);
  const names = Object.entries(view.layers) as [LayerName, string][];
  const bitmaps = await Promise.all(
    names.map(async ([name, file]) => {
      const answer = await get(`${artUrl}/${art.silhouette}/${file}`, signal);
      return [name, await createImageBitmap(await answer.blob(), { colorSpaceConversion: "none" })] as const;
    }),
  );
  const { displacement, ...pictures } = Object.fromEntries(bitmaps) as Partial<Record<LayerName, ImageBitmap>>;
  return displacement
    ? { view, pictures, displacement: readDisplacement(displacement, createBrowserSurface) }
    : { view, pictures };
}

async function get(url: string, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(url, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}
