import { SILK_SCREEN } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { awaitInks } from "../canvas/goods-picture.ts";
import type { EditorProps } from "../editor-props.ts";
import { goodsColorOf } from "../model/goods-color.ts";
import { inksPart } from "../parts/all-parts.ts";
import type { EditorStore } from "../store/editor-store.ts";
import type { SceneLoader } from "./scene-loader.ts";

/** Keeps inks up with the drawing, by silk screen. */
export interface OwnInks {
  /** At once, for what was drawn a moment ago. */
  settle(): void;
  end(): void;
}

export async function followOwnInks(
  { item }: Pick<EditorProps, "item">,
  store: EditorStore,
  scene: SceneLoader,
): Promise<OwnInks> {
  await awaitInks(item);
  const part = item.methodId === SILK_SCREEN ? await inksPart.load().then(inksPart.state) : undefined;
  if (part?.kind !== "ready") return { settle: () => undefined, end: () => undefined };
  const { followInks, withOwnInks } = part.module;
  const clothOf = ({ colorId }: DesignDocument) => goodsColorOf(item, colorId).hex;
  return {
    settle: () => store.settle((document) => withOwnInks(document, clothOf(document), scene.assets)),
    end: followInks({ store, scene, clothOf }),
  };
}
