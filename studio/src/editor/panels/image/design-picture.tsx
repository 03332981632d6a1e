import type { AreaDesign, DesignDocument } from "@surimono/domain/designs";
import { useEffect, useRef } from "react";
import { drawDesign } from "../../../scene/index.ts";
import { goodsColorOf } from "../../model/goods-color.ts";
import { useEditorProps, useSceneVersion, useSession } from "../../session/session-context.ts";

const SIDE = 360;

/** Every printed place of a design, as printed, on the colour of the goods. */
export function DesignPicture({ document }: { readonly document: DesignDocument }) {
  const { item, areas } = useEditorProps();
  const used = document.areas.filter((area) => area.layers.length > 0);
  if (used.length === 0) return <p className="text-14 text-mute">まだ何も置かれていません。</p>;
  return (
    <ul className="flex flex-wrap gap-3">
      {used.map((area) => (
        <li key={area.areaKindId} className="grid justify-items-center gap-1 text-12 text-mute">
          <AreaDrawing area={area} color={goodsColorOf(item, document.colorId).hex} />
          {areas.find(({ areaKindId }) => areaKindId === area.areaKindId)?.name}
        </li>
      ))}
    </ul>
  );
}

function AreaDrawing({ area, color }: { readonly area: AreaDesign; readonly color: string }) {
  const { scene } = useSession();
  const version = useSceneVersion();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pxPerMm = (SIDE * 1000) / Math.max(area.width, area.height);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is a reason to draw again
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    element.width = Math.max(1, Math.round((area.width / 1000) * pxPerMm));
    element.height = Math.max(1, Math.round((area.height / 1000) * pxPerMm));
    drawDesign(context, area, pxPerMm, scene.assets);
  }, [area, pxPerMm, scene, version]);
  return (
    <canvas
      ref={canvas}
      className="h-32 w-auto rounded-ctl border border-line md:h-44"
      style={{ backgroundColor: color }}
    />
  );
}
