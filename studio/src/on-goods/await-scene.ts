import { type DesignDocument, flattenLayers } from "@surimono/domain/designs";
import type { SceneLoader } from "../editor/session/scene-loader.ts";
import { missingAssets } from "../scene/index.ts";

type AwaitedScene = Pick<SceneLoader, "assets" | "ensureFace" | "hasFailed" | "subscribe" | "retry">;

/**
 * Until everything that the document shows is there: typefaces, pictures, stamps and emoji. False if something cannot be fetched: then a
 * drawing would lack it, and whoever asks again has it fetched anew.
 */
export async function awaitScene(scene: AwaitedScene, document: Pick<DesignDocument, "areas">): Promise<boolean> {
  const isWhole = await hasArrived(scene, document);
  if (!isWhole) scene.retry();
  return isWhole;
}

async function hasArrived(scene: AwaitedScene, document: Pick<DesignDocument, "areas">): Promise<boolean> {
  const faces = document.areas.flatMap(({ layers }) =>
    flattenLayers(layers).flatMap((layer) => (layer.kind === "text" && !layer.hidden ? layer.fontId : [])),
  );
  const fetched = await Promise.allSettled([...new Set(faces)].map((fontId) => scene.ensureFace(fontId)));
  if (fetched.some(({ status }) => status === "rejected")) return false;
  for (;;) {
    // Asking whether they are there has them fetched.
    const missing = document.areas.map((area) => missingAssets(area, scene.assets));
    const ids = missing.flatMap(({ assetIds, stampIds, emojiIds }) => [...assetIds, ...stampIds, ...emojiIds]);
    if (ids.length === 0) return true;
    if (ids.some((id) => scene.hasFailed(id))) return false;
    await nextArrival(scene);
  }
}

function nextArrival({ subscribe }: Pick<SceneLoader, "subscribe">): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      stop();
      resolve();
    });
  });
}
