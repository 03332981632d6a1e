import { decodeWholeInBrowser, type SceneImage } from "../../scene/index.ts";

/**
 * A phone cannot hold many full-size photographs; this is sharp on any screen, and the print file is drawn elsewhere.
 */
const WIDEST_ON_SCREEN = 2000;

/**
 * As an element and not as a bitmap: only that is scaled by the browser as the print's canvas scales it, to the pixel (decision 960). Its
 * encoded bytes stay with it, and the browser keeps its pixels as long as it likes.
 */
export async function decodePicture(url: string): Promise<SceneImage> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    if (image.naturalWidth <= WIDEST_ON_SCREEN) {
      decodeWholeInBrowser(image);
      return image;
    }
    return await createImageBitmap(image, { resizeWidth: WIDEST_ON_SCREEN, resizeQuality: "high" });
  } finally {
    URL.revokeObjectURL(address);
  }
}
