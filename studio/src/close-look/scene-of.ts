import { createSceneLoader, type SceneLoader } from "../editor/session/scene-loader.ts";
import type { DesignOfGoods } from "./looked-at.ts";

const scenes = new WeakMap<DesignOfGoods, SceneLoader>();

/** The pictures and typefaces of a design, fetched once however often and wherever it is looked at. */
export function sceneOf(design: DesignOfGoods): SceneLoader {
  const scene = scenes.get(design) ?? createSceneLoader({ assetUrl: design.print?.assetUrl ?? noPictures });
  scenes.set(design, scene);
  return scene;
}

function noPictures(assetId: string): string {
  throw new Error(`blank goods show no picture ${assetId}`);
}
