import type { PlainLayer } from "@surimono/domain/designs";
import { measurePicture, type PictureFacts } from "@surimono/domain/designs";
import type { Outlines } from "../editor/canvas/goods-painter.ts";
import { makeImageLayer, type UploadedImage } from "../editor/model/make-layer.ts";
import { createSceneLoader } from "../editor/session/scene-loader.ts";
import { createOnGoods, type OnGoods } from "./on-goods.ts";

/** One picture of this device on many goods. */
export function createPictureOnGoods(
  outlines: Outlines,
  picture: { readonly assetId: string; readonly url: string },
): OnGoods {
  const scene = createSceneLoader({ assetUrl: () => picture.url });
  const decoded = new Promise<void>((resolve) => {
    const isThere = () => scene.assets.image(picture.assetId) !== undefined;
    if (isThere()) return resolve();
    const stop = scene.subscribe(() => {
      if (!isThere() && !scene.hasFailed(picture.assetId)) return;
      stop();
      resolve();
    });
  });
  return createOnGoods(outlines, scene.assets, decoded);
}

/** The layer of a picture, in this box. */
export function imageLayer(
  id: string,
  image: UploadedImage,
  box: Pick<PlainLayer, "x" | "y" | "width" | "height">,
): ReturnType<typeof makeImageLayer> {
  return { ...makeImageLayer(id, image, box), x: box.x, y: box.y, width: box.width, height: box.height };
}

/** Enough to see paper and ink. */
const MEASURED_SIDE = 400;

/** What the checks know of an upload, measured on this device; undefined if it cannot be read. */
export async function measureOnDevice(file: Blob): Promise<PictureFacts | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const scale = Math.min(1, MEASURED_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0, width, height);
  const whole = { pixelWidth: bitmap.width, pixelHeight: bitmap.height };
  bitmap.close();
  return context ? measurePicture(context.getImageData(0, 0, width, height), whole) : undefined;
}
