import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { DesignOfGoods } from "../../close-look/looked-at.ts";
import type { StageKeys } from "../../close-look/use-picture-view.ts";
import { isVessel } from "../../turning/vessel-shape.ts";
import { warmTurning } from "../../turning/warm-turning.ts";
import { cutOf, garmentSize } from "../../worn/garment-measures.ts";
import { GoodsPreview } from "../canvas/goods-preview.tsx";
import type { EditorItem } from "../editor-props.ts";
import { stillLifePart, turningPart, wornPart } from "../parts/look-parts.ts";
import { PartSlot } from "../parts/part-slot.tsx";
import { useAreasAsCut, useEditorProps, useEditorState } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";

/** Of the goods in the preview. */
interface Shown {
  readonly sizeId: number | undefined;
  readonly keys: RefObject<StageKeys | null>;
}

interface PreviewWay {
  readonly name: string;
  readonly show: (shown: Shown) => ReactNode;
}

/** What else than pictures can be seen of the goods that are designed: fetched with the press. */
export function usePreviewWays(): readonly PreviewWay[] {
  const { item } = useEditorProps();
  const canTurn = isVessel(item.silhouette);
  useEffect(() => (canTurn ? warmTurning() : undefined), [canTurn]);
  return [
    ...(canTurn ? [{ name: "回して見る", show: (shown: Shown) => <Turned {...shown} /> }] : []),
    ...(isWorn(item) ? [{ name: "着たところ", show: (shown: Shown) => <Worn {...shown} /> }] : []),
    { name: "部屋で見る", show: (shown: Shown) => <Placed {...shown} /> },
  ];
}

function isWorn({ silhouette, sizes }: EditorItem): boolean {
  return cutOf(silhouette) !== undefined && sizes.length > 1 && sizes.every(garmentSize);
}

/** The design as it was when the window was opened: nothing of it changes meanwhile. */
function useOpenedDesign(): () => Promise<DesignOfGoods> {
  const { item, assetUrl } = useEditorProps();
  const { hex: color } = useGoodsColor();
  const document = useEditorState((state) => state.document);
  const areas = useAreasAsCut();
  const [design] = useState(() => ({ color, print: { document, areas, rectWidth: item.sizeWidth, assetUrl } }));
  return () => Promise.resolve(design);
}

function Worn({ sizeId }: Shown) {
  const { item, artUrl } = useEditorProps();
  const design = useOpenedDesign();
  const [goods] = useState(() => ({ silhouette: item.silhouette, sizes: item.sizes, design }));
  return (
    <PartSlot part={wornPart}>
      {({ WornStage }) => <WornStage goods={goods} artUrl={artUrl} name={item.name} sizeId={sizeId} />}
    </PartSlot>
  );
}

function Placed({ sizeId }: Shown) {
  const { item, artUrl } = useEditorProps();
  const design = useOpenedDesign();
  const [looks] = useState(() => {
    const sizeWidth = item.sizes.find(({ id }) => id === sizeId)?.width ?? item.sizeWidth;
    return item.views.map(({ id }) => ({ silhouette: item.silhouette, view: id, sizeWidth, design }));
  });
  return (
    <PartSlot part={stillLifePart}>
      {({ StillLifeStage }) => <StillLifeStage looks={looks} artUrl={artUrl} name={item.name} />}
    </PartSlot>
  );
}

/** Of the picture that is seen until the goods can be turned, in pixels. */
const STILL_WIDTH = 1020;

function Turned({ sizeId, keys }: Shown) {
  const { item } = useEditorProps();
  const design = useOpenedDesign();
  const size = item.sizes.find(({ id }) => id === sizeId) ?? item.sizes[0];
  const height = size?.measurements.find(({ name }) => name === "高さ")?.length ?? 0;
  const [goods] = useState(() => ({
    silhouette: item.silhouette,
    diameter: size?.width ?? item.sizeWidth,
    height,
    design,
  }));
  const [view] = item.views;
  const still = view && (
    <GoodsPreview view={view.id} width={STILL_WIDTH} name={`${item.name}の仕上がり`} className="size-full" />
  );
  return (
    <PartSlot part={turningPart}>
      {({ TurningStage }) => <TurningStage goods={goods} name={item.name} still={still} keys={keys} />}
    </PartSlot>
  );
}
