import type { DesignDocument } from "@surimono/domain/designs";
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
  return createOnGoods(artUrl, scene.assets, awaitScene(scene, design));
}
