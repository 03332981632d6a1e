import { CLEARLY_SEEN, clarityOn, type DesignDocument, refitLayers } from "@surimono/domain/designs";
import type { EditorArea } from "./editor-area.ts";
import { matchAreas } from "./match-areas.ts";
import type { CopyChoice, GoodsArea, GoodsChoices } from "./other-goods.ts";

/** The design on other goods by default. */
export interface CopiedDesign {
  readonly document: DesignDocument;
  readonly areas: readonly GoodsArea[];
  /** The side with the design's first place. */
  readonly view: GoodsArea["view"];
  readonly color: string;
  /** Which place of the design went to which of the goods. */
  readonly pairs: CopyChoice["areas"];
}

type Color = GoodsChoices["methods"][number]["colors"][number];

/** The first colour that the whole design stands out from; otherwise the one on which it is seen best. */
export function colorFor(design: DesignDocument, colors: readonly Color[]): Color | undefined {
  const clear = colors.find(({ hex }) => clarityOn(design, hex) >= CLEARLY_SEEN);
  return clear ?? colors.toSorted((one, other) => clarityOn(design, other.hex) - clarityOn(design, one.hex))[0];
}

/**
 * By the same steps as the copy itself: the first method, a colour on which it is visible, each place to the most similar one. Undefined where
 * nothing fits.
 */
export function copiedDesign(
  source: DesignDocument,
  sourceAreas: readonly EditorArea[],
  choices: GoodsChoices,
): CopiedDesign | undefined {
  const [method] = choices.methods;
  const color = colorFor(source, method?.colors ?? []);
  if (!method || !color) return undefined;
  const layersOf = (kind: number) => source.areas.find(({ areaKindId }) => areaKindId === kind)?.layers ?? [];
  const used = sourceAreas.filter(({ areaKindId }) => layersOf(areaKindId).length > 0);
  const pairs = matchAreas(used, method.areas);
  const targets = pairs.flatMap(({ from, to }) => {
    const place = method.areas.find(({ areaKindId }) => areaKindId === to);
    const origin = used.find(({ areaKindId }) => areaKindId === from);
    return place && origin ? [{ place, layers: refitLayers(layersOf(from), origin, place) }] : [];
  });
  const [first] = targets;
  if (!first) return undefined;
  const areas = targets.map(({ place: { areaKindId, width, height }, layers }) => ({
    ...{ areaKindId, width, height, layers },
  }));
  const { itemId } = choices;
  return {
    document: { schema: 1, itemId, methodId: method.methodId, colorId: color.colorId, areas },
    areas: targets.map(({ place }) => place),
    view: first.place.view,
    color: color.hex,
    pairs,
  };
}
