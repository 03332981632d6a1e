import type { CloseUpViewId, ViewId } from "@surimono/domain/catalogue";
import type { ArtLine } from "../../src/mockup/index.ts";
import { type CloseUps, closeUpStage, hasInk } from "../close-up.ts";
import { type Field, mapField } from "../field.ts";
import type { Goods } from "../goods.ts";
import type { Stage } from "../stage.ts";
import type { BakedGrain, BakedView } from "../write-art.ts";
import { develop, type Exposure, exposureFor, groundFromNear, groundOf } from "./develop.ts";
import type { Garment } from "./garment.ts";
import { type Photograph, photographFlat } from "./photograph.ts";
import { showSewing } from "./sewing.ts";

export type WholeSide = "front" | "back";

/** Seen from so near, the room's light makes a haze above what the lamp leaves bright. */
export const NEAR_HAZE = 0.2;

interface FlatSide {
  readonly side: WholeSide;
  readonly silhouette: string;
  readonly garment: Garment;
  readonly stage: Stage;
  readonly closeUps: CloseUps;
  readonly grain: BakedGrain;
  readonly lines: readonly ArtLine[];
  /** Shares of the cloth that are darker than what counts as flat. */
  readonly darker?: Exposure;
  /** Of the ground's shadow, which is left out below it. */
  readonly faintest?: number;
  readonly sewOn?: (goods: Goods, photograph: Photograph) => void;
  /** Seams and stitches stand out, as those of clothes do. */
  readonly isClothing?: true;
}

/** One side of a garment laid down by Blender, whole and from near. */
export function flatViews(of: FlatSide): BakedView[] {
  const near = Object.entries(of.closeUps).map(
    ([id, at]) => [id as CloseUpViewId, closeUpStage(of.stage, at)] as const,
  );
  const stages = new Map<ViewId, Stage>([[of.side, of.stage], ...near]);
  const photographs = photographFlat(`${of.silhouette}-${of.side}`, of.garment, stages);
  const whole = photographs.get(of.side);
  if (!whole) throw new Error(`no photograph of ${of.side}`);
  const exposure = exposureFor(whole, of.darker);
  const shadow = groundOf(whole, of.faintest);
  return [...photographs].map(([viewId, photograph]) => {
    const { goods, gloss: sheen } = develop(photograph, exposure);
    const gloss = of.isClothing ? showSewing(goods, sheen, photograph, of.garment, false) : sheen;
    of.sewOn?.(goods, photograph);
    return {
      viewId,
      goods: { ...goods, labels: goods.labels.filter(hasInk) },
      gloss: belowCover(gloss, goods.cover),
      isPhotograph: true,
      shadow: photograph === whole ? shadow : groundFromNear(shadow, of.stage, photograph.stage),
      surface: { kind: "flat" },
      lines: of.lines,
      grain: of.grain,
    };
  });
}

/** What is drawn over the cloth hides most of the light that its folds throw back. */
function belowCover(gloss: Field, cover: Field): Field {
  return mapField(gloss, (light, i) => light * (1 - 0.6 * (cover.data[i] as number)));
}
