import type { Um } from "@surimono/domain/kernel";
import type { DesignOfGoods } from "../close-look/looked-at.ts";
import { sceneOf } from "../close-look/scene-of.ts";
import { printOf } from "../editor/canvas/goods-picture.ts";
import { awaitScene } from "../on-goods/await-scene.ts";
import { firstFacing } from "./first-facing.ts";
import { createTurningScene, type TurningScene } from "./turning-scene.ts";
import { vesselShape } from "./vessel-shape.ts";
import { wallPicture } from "./wall-picture.ts";

/** A vessel that can be turned. */
export interface TurnedGoods {
  /** Folder of its art, which has the same outline. */
  readonly silhouette: string;
  readonly diameter: Um;
  readonly height: Um;
  /** Undefined where it cannot be had. */
  readonly design: () => Promise<DesignOfGoods | undefined>;
}

/** Sharper than the finest lines of the still; as wide as every graphics card takes. */
const MOST_PX_PER_MM = 10;
const MOST_PX = 4096;

/** The goods ready to be turned, and where to begin. Throws where something of them cannot be had, or there is no WebGL. */
export async function turnedScene(
  goods: TurnedGoods,
  onLost: () => void,
): Promise<{ readonly scene: TurningScene; readonly facing: number }> {
  const shape = vesselShape(goods.silhouette, goods.diameter / 1000, goods.height / 1000);
  const design = await goods.design();
  if (!shape || !design) throw new Error(`${goods.silhouette} cannot be turned`);
  const { print, color } = design;
  const files = sceneOf(design);
  if (print && !(await awaitScene(files, print.document))) throw new Error("the design is not whole");
  const pxPerMm = Math.min(MOST_PX_PER_MM, MOST_PX / (2 * Math.PI * shape.radius));
  const size = { width: goods.diameter, rectWidth: print?.rectWidth ?? goods.diameter, color };
  const prints = (print?.areas ?? []).flatMap(
    (area) => (print && printOf(print.document, area, size, pxPerMm, files.assets)) ?? [],
  );
  const scene = createTurningScene(shape, color, wallPicture(shape, color, prints, pxPerMm), onLost);
  const rects = prints.map(({ rect }) => rect);
  return { scene, facing: firstFacing(rects, shape.radius, shape.handle !== undefined) };
}
