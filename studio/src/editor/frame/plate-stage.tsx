import { areaShowsIn, asCut, isMirrored, type ViewId, type WhiteInk } from "@surimono/domain/catalogue";
import { useEffect, useRef, useState } from "react";
import { paintPlate } from "../canvas/plate-picture.ts";
import { findArea } from "../model/edit-document.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { useEditorState, useSceneVersion, useSession } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";

/** The white ink of each printed place of a side, as the press gets it. */
export function PlateStage({ view, white }: { readonly view: ViewId | undefined; readonly white: WhiteInk }) {
  const { areas: places } = useSession();
  const document = useEditorState((state) => state.document);
  const areas = places.map((area) => asCut(area, document));
  const printed = areas.filter(
    (area) => view && areaShowsIn(area, view) && (findArea(document, area.areaKindId)?.layers.length ?? 0) > 0,
  );
  return (
    <div className="min-h-0 grow overflow-y-auto bg-bench p-4">
      <p className="mx-auto mb-4 max-w-xl text-center text-14 text-ink">
        色の下に刷る白インクの版です。明るいところほど、白が濃くなります。
      </p>
      {printed.length === 0 && <p className="text-center text-14 text-mute">この面には、まだデザインがありません。</p>}
      <div className="flex flex-wrap justify-center gap-6">
        {printed.map((area) => (
          <Plate key={area.areaKindId} area={area} white={white} />
        ))}
      </div>
    </div>
  );
}

type State = "drawing" | "drawn" | "failed";

/** Drawing takes a moment: the press is shown first. */
const AFTER_MS = 20;

function Plate({ area, white }: { readonly area: EditorArea; readonly white: WhiteInk }) {
  const { scene } = useSession();
  const { hex } = useGoodsColor();
  const design = useEditorState(({ document }) => findArea(document, area.areaKindId));
  const version = useSceneVersion();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<State>("drawing");
  const { choke, ground } = white;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is a reason to draw again
  useEffect(() => {
    const timer = setTimeout(() => {
      const element = canvas.current;
      if (!element || !design) return;
      const ink = ground === undefined ? { choke } : { choke, ground };
      setState(paintPlate(element, design, area, ink, scene.assets) ? "drawn" : "failed");
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [design, area, choke, ground, scene, version]);

  return (
    <figure className="grid justify-items-center gap-2">
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${area.name}の白版`}
        className="block max-h-[52vh] max-w-full rounded-ctl shadow-float"
        style={{ aspectRatio: `${area.width} / ${area.height}` }}
      />
      <figcaption className="max-w-xs text-center text-14">
        <span className="font-bold">{area.name}</span>
        {state === "failed" && <span role="alert"> 白版を描けませんでした。</span>}
        {isMirrored(area, hex) && (
          <span className="block text-12 text-mute">
            透明な本体の裏から刷るため、印刷データは左右を反転します。ここでは表から見た向きです。
          </span>
        )}
      </figcaption>
    </figure>
  );
}
