import type { ViewId } from "@surimono/domain/catalogue";
import { type ArtFile, type LayerName, OWN_SIZE, type ViewArt } from "./art.ts";
import { createBrowserSurface } from "./canvas.ts";
import { viewArtOf } from "./view-art-of.ts";

/** Browser only. `artUrl` is where `catalogue/art/` is served. */
export async function fetchArt(artUrl: string, silhouette: string, signal?: AbortSignal): Promise<ArtFile> {
  const answer = await get(`${artUrl}/${silhouette}/art.json`, signal);
  return (await answer.json()) as ArtFile;
}

/**
 * Browser only. Throws when a layer cannot be fetched: a mock-up without its shade would mislead. With a `width` its layers are made that wide
 * beside the main thread, for lists of small pictures, which may differ from the server's by a shade.
 */
export async function fetchViewArt(
  artUrl: string,
  art: ArtFile,
  viewId: ViewId,
  { signal, width }: { readonly signal?: AbortSignal; readonly width?: number } = {},
): Promise<ViewArt> {
  const view = art.views[viewId];
  if (!view) throw new Error(`${art.silhouette} has no view ${viewId}`);
  const isSmaller = width !== undefined && width < view.width;
  const small = isSmaller ? { width, height: Math.round((width * view.height) / view.width) } : undefined;
  const images = await Promise.all(
    (Object.entries(view.layers) as [LayerName, string][]).map(async ([name, file]) => {
      const layer = await fetchLayer(`${artUrl}/${art.silhouette}/${file}`, signal);
      return [name, await (small && !OWN_SIZE.has(name) ? scaleLayer(layer, small) : decodeLayer(layer))] as const;
    }),
  );
  return viewArtOf(view, Object.fromEntries(images), createBrowserSurface);
}

async function fetchLayer(url: string, signal: AbortSignal | undefined): Promise<Blob> {
  return (await get(url, signal)).blob();
}

function scaleLayer(layer: Blob, { width, height }: { width: number; height: number }): Promise<ImageBitmap> {
  return createImageBitmap(layer, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
}

/** An element rather than an ImageBitmap: scaling a translucent bitmap gives different pixels from the server's. */
async function decodeLayer(layer: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(layer);
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
