import { areaShowsIn, rectOnSize, type ViewId } from "@surimono/domain/catalogue";
import type { RectUm, Um } from "@surimono/domain/kernel";
import type { DesignOfGoods } from "../close-look/looked-at.ts";
import { sceneOf } from "../close-look/scene-of.ts";
import { awaitInks, printOf } from "../editor/canvas/goods-picture.ts";
import { awaitScene } from "../on-goods/await-scene.ts";

/** A size that can be seen worn. */
export interface WornSize {
  readonly id: number;
  readonly name: string;
  readonly group: string;
  readonly width: Um;
  readonly measurements: readonly { readonly name: string; readonly length: Um }[];
}

/** Clothes that are seen on a figure. */
export interface WornGoods {
  readonly silhouette: string;
  readonly sizes: readonly WornSize[];
  /** Undefined where it cannot be had: then the figure wears them blank. */
  readonly design: () => Promise<DesignOfGoods | undefined>;
}

/** A print as it lies on the garment, in its own micrometres whatever the size. */
export interface WornPrint {
  readonly areaKindId: number;
  readonly picture: string;
  readonly rectOn: (width: Um) => RectUm;
  readonly view: "front" | "back";
  readonly isMultiplied: boolean;
}

export interface WornDesign {
  readonly color: string;
  readonly prints: readonly WornPrint[];
}

const PX_PER_MM = 3;

/** The design as pictures of its areas; undefined where something of it cannot be fetched. */
export async function wornDesign(goods: WornGoods): Promise<WornDesign | undefined> {
  const design = await goods.design();
  if (!design) return undefined;
  const { color, print } = design;
  if (!print) return { color, prints: [] };
  const files = sceneOf(design);
  const [isWhole] = await Promise.all([awaitScene(files, print.document), awaitInks(print.document)]);
  if (!isWhole) return undefined;
  const { rectWidth } = print;
  const prints = print.areas.flatMap((area): WornPrint[] => {
    const view = SIDES.find((side) => areaShowsIn(area, side));
    const drawn = printOf(print.document, area, { width: rectWidth, rectWidth, color }, PX_PER_MM, files.assets);
    if (!view || !drawn) return [];
    return [
      {
        areaKindId: area.areaKindId,
        picture: (drawn.picture as HTMLCanvasElement).toDataURL(),
        rectOn: (width) => rectOnSize(area.areaKindId, area.rect, width, rectWidth),
        view,
        isMultiplied: drawn.ink === "bare",
      },
    ];
  });
  return { color, prints };
}

const SIDES: readonly (ViewId & ("front" | "back"))[] = ["front", "back"];
