import type { PlainLayer } from "@surimono/domain/designs";
import { measurePicture, type PictureFacts } from "@surimono/domain/designs";
import { createGoodsPainter, type PaintedGoods } from "../editor/canvas/goods-painter.ts";
import { makeImageLayer, type UploadedImage } from "../editor/model/make-layer.ts";
import { createFewAtOnce } from "../editor/session/few-at-once.ts";
import { createSceneLoader } from "../editor/session/scene-loader.ts";

/** One picture of this device, drawn on many goods outside an open editor. */
export interface PictureOnGoods {
  /** Draws when the picture and the goods are there; `onDrawn` tells. Returns a function that cancels. */
  paint(canvas: HTMLCanvasElement, width: number, goods: PaintedGoods, onDrawn: () => void): () => void;
}

/** Fetching fills the waits of composing; more would only delay the first row. */
const AT_ONCE = 2;

export function createPictureOnGoods(
  artUrl: string,
  picture: { readonly assetId: string; readonly url: string },
): PictureOnGoods {
  const scene = createSceneLoader({ assetUrl: () => picture.url });
  const painter = createGoodsPainter(artUrl, scene.assets);
  const few = createFewAtOnce(AT_ONCE);
  const decoded = new Promise<void>((resolve) => {
    const isThere = () => scene.assets.image(picture.assetId) !== undefined;
    if (isThere()) return resolve();
    const stop = scene.subscribe(() => {
      if (!isThere() && !scene.hasFailed(picture.assetId)) return;
      stop();
      resolve();
    });
  });
  return {
    paint: (canvas, width, goods, onDrawn) =>
      few.add(async (signal) => {
        await decoded;
        if (await painter.paint(canvas, width, goods, signal)) onDrawn();
      }),
  };
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
