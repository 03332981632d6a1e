import { SILK_SCREEN } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { awaitScene } from "../../on-goods/await-scene.ts";
import { awaitInks } from "../canvas/goods-picture.ts";
import type { EditorProps } from "../editor-props.ts";
import { goodsColorOf } from "../model/goods-color.ts";
import { inksPart } from "../parts/all-parts.ts";
import type { EditorStore } from "../store/editor-store.ts";
import type { SceneLoader } from "./scene-loader.ts";

/** Keeps inks up with the drawing, by silk screen. */
export interface OwnInks {
  /** For what was drawn a moment ago, as soon as it is loaded. False if something of it cannot be fetched. */
  settle(): Promise<boolean>;
  end(): void;
}

export async function followOwnInks(
  { item }: Pick<EditorProps, "item">,
  store: EditorStore,
  scene: SceneLoader,
): Promise<OwnInks> {
  await awaitInks(item);
  const part = item.methodId === SILK_SCREEN ? await inksPart.load().then(inksPart.state) : undefined;
  if (part?.kind !== "ready") return { settle: async () => true, end: () => undefined };
  const { followInks, hasAutoInks, withOwnInks } = part.module;
  const clothOf = ({ colorId }: DesignDocument) => goodsColorOf(item, colorId).hex;
  return {
    async settle() {
      if (!(await awaitScene(scene, { areas: store.get().document.areas.filter(hasAutoInks) }))) return false;
      store.settle((document) => withOwnInks(document, clothOf(document), scene.assets));
      return true;
    },
    end: followInks({ store, scene, clothOf }),
  };
}
