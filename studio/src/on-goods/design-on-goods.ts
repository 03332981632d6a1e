import type { DesignDocument } from "@surimono/domain/designs";
import { createOutlines } from "../editor/canvas/goods-painter.ts";
import { createSceneLoader } from "../editor/session/scene-loader.ts";
import { awaitScene } from "./await-scene.ts";
import { createOnGoods, type OnGoods } from "./on-goods.ts";

/** A whole design on many goods; `assetUrl` tells where its uploads are. What cannot be fetched is left out, as in the editor. */
export function createDesignOnGoods(
  artUrl: string,
  assetUrl: (assetId: string) => string | Promise<string>,
  design: DesignDocument,
): OnGoods {
  const scene = createSceneLoader({ assetUrl });
  return createOnGoods(createOutlines(artUrl), scene.assets, awaitScene(scene, design));
}
