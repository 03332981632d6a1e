import type { ViewId } from "@surimono/domain/catalogue";
import type { ArtFile, LayerName, ViewArt } from "./art.ts";
import { createBrowserSurface } from "./canvas.ts";
import { readDisplacement } from "./read-displacement.ts";

/** Browser only. `artUrl` is where `catalogue/art/` is served. */
export async function fetchArt(artUrl: string, silhouette: string, signal?: AbortSignal): Promise<ArtFile> {
  const answer = await get(`${artUrl}/${silhouette}/art.json`, signal);
  return (await answer.json()) as ArtFile;
}

/** Browser only. Throws when a layer cannot be fetched: a mock-up without its shade would mislead. */
export async function fetchViewArt(
  artUrl: string,
  art: ArtFile,
  viewId: ViewId,
  signal?: AbortSignal,
): Promise<ViewArt> {
  const view = art.views[viewId];
  if (!view) throw new Error(`${art.silhouette} has no view ${viewId}`);
  const names = Object.entries(view.layers) as [LayerName, string][];
  const images = await Promise.all(
    names.map(async ([name, file]) => [name, await loadImage(`${artUrl}/${art.silhouette}/${file}`, signal)] as const),
  );
  const { displacement, ...pictures } = Object.fromEntries(images) as Partial<Record<LayerName, HTMLImageElement>>;
  return displacement
    ? { view, pictures, displacement: readDisplacement(displacement, createBrowserSurface) }
    : { view, pictures };
}

/** An element rather than an ImageBitmap: scaling a translucent bitmap gives different pixels from the server's. */
async function loadImage(url: string, signal?: AbortSignal): Promise<HTMLImageElement> {
  const answer = await get(url, signal);
  const address = URL.createObjectURL(await answer.blob());
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function get(url: string, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(url, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer;
}
