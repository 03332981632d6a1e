import type { ViewId } from "@surimono/domain/catalogue";
import { composeMockup, createBrowserSurface, cutGoods, fetchArt, fetchViewArt } from "../mockup/index.ts";
import { PARITY_PRINT, type ParityCase } from "./parity.fixture.ts";

/** Composes in the browser as the studio does and gives the RGBA bytes in base64. */
async function composeInBrowser(wanted: ParityCase): Promise<string> {
  const { silhouette, viewId, color, width, rect, tilt = 0, outline } = wanted;
  const art = await fetchArt("/art", silhouette);
  const view = await fetchViewArt("/art", art, viewId as ViewId);
  const print = createBrowserSurface(PARITY_PRINT.width, PARITY_PRINT.height);
  print.context.putImageData(
    filled(print.context.createImageData(PARITY_PRINT.width, PARITY_PRINT.height)) as never,
    0,
    0,
  );
  const height = Math.round((width * view.view.height) / view.view.width);
  const { context } = createBrowserSurface(width, height);
  composeMockup({
    context,
    width,
    height,
    art: view,
    referenceWidth: art.referenceWidth,
    sizeWidth: wanted.sizeWidth ?? art.referenceWidth,
    color,
    prints: [{ rect, tilt, picture: print.picture, ...(outline && { drawGoods: cutGoods(outline) }) }],
    createSurface: createBrowserSurface,
  });
  return base64(context.getImageData(0, 0, width, height).data);
}

function filled(image: { readonly data: Uint8ClampedArray }): unknown {
  image.data.set(PARITY_PRINT.data);
  return image;
}

function base64(bytes: Uint8ClampedArray): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

(window as unknown as { composeInBrowser: typeof composeInBrowser }).composeInBrowser = composeInBrowser;
