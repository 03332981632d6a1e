import { type Camera, toScreen } from "../geometry/camera.ts";
import type { SnapLine } from "../geometry/snap.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { isDark } from "../model/readable-ink.ts";
import { useEditorState } from "../session/session-context.ts";
import { useGoodsColor } from "../session/use-goods.ts";
import {
  croppedImage,
  enteredGroup,
  hoveredLayer,
  selectedLayers,
  selectionBox,
  typedText,
} from "../store/editor-state.ts";
import { handledBox } from "../tools/hit-test.ts";
import { AreaCaption, PrintMarks } from "./print-marks.tsx";
import { DistanceLabels, DistanceLines, SizeLabel } from "./readouts.tsx";
import { CropFrame, EnteredFrame, HoverFrame, SelectionFrame } from "./selection-frame.tsx";
import { TypingMarks } from "./typing-marks.tsx";

/** What the editor draws over the design and is not printed: marks, selection, guides, measures. */
export function Overlay({ area }: { readonly area: EditorArea }) {
  const { hex } = useGoodsColor();
  const camera = useEditorState((state) => state.camera);
  const draft = useEditorState((state) => state.draft);
  const selected = useEditorState(selectedLayers).filter((layer) => !layer.hidden);
  const box = useEditorState(selectionBox);
  const isFree = useEditorState((state) => handledBox(state) !== undefined);
  const cropped = useEditorState(croppedImage);
  const typed = useEditorState(typedText);
  const entered = useEditorState(enteredGroup);
  const hovered = useEditorState(hoveredLayer);
  const isCoarse = useEditorState((state) => state.isCoarse);
  const readout = { layers: selected, box, area, camera, isCoarse, draft };
  const isHandFree = draft?.kind !== "rotate" && draft?.kind !== "brush" && !cropped && !typed;
  return (
    <div className="pointer-events-none absolute inset-0 size-full overflow-hidden contain-strict" aria-hidden="true">
      <AreaCaption area={area} camera={camera} />
      <svg className="absolute inset-0 size-full">
        <title>印刷範囲と選択枠</title>
        <PrintMarks area={area} camera={camera} isDark={isDark(hex)} />
        {draft?.guides.map((guide) => (
          <Guide key={`${guide.axis}${guide.at}`} guide={guide} camera={camera} />
        ))}
        {selected.length > 0 && isHandFree && <DistanceLines {...readout} />}
        {hovered && <HoverFrame layer={hovered} camera={camera} />}
        {entered && <EnteredFrame group={entered} camera={camera} />}
        {cropped && <CropFrame layer={cropped} camera={camera} isCoarse={isCoarse} />}
        {typed && <TypingMarks layer={typed} camera={camera} />}
        {selected.length > 0 && box && !cropped && !typed && (
          <SelectionFrame
            layers={selected}
            box={box}
            isFree={isFree}
            camera={camera}
            isCoarse={isCoarse}
            isTurning={draft?.kind === "rotate"}
          />
        )}
        {draft?.brush && <Brush brush={draft.brush} camera={camera} />}
      </svg>
      {selected.length > 0 && isHandFree && <DistanceLabels {...readout} />}
      {selected.length > 0 && draft?.kind !== "brush" && !typed && <SizeLabel {...readout} />}
    </div>
  );
}

function Guide({ guide, camera }: { readonly guide: SnapLine; readonly camera: Camera }) {
  const from = toScreen(camera, guide.axis === "x" ? { x: guide.at, y: guide.from } : { x: guide.from, y: guide.at });
  const to = toScreen(camera, guide.axis === "x" ? { x: guide.at, y: guide.to } : { x: guide.to, y: guide.at });
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      className="stroke-measure"
      strokeWidth={1}
      strokeDasharray="5 3"
    />
  );
}

function Brush({
  brush,
  camera,
}: {
  readonly brush: { left: number; top: number; right: number; bottom: number };
  readonly camera: Camera;
}) {
  const { x, y } = toScreen(camera, { x: brush.left, y: brush.top });
  return (
    <rect
      x={x}
      y={y}
      width={(brush.right - brush.left) * camera.scale}
      height={(brush.bottom - brush.top) * camera.scale}
      className="fill-red/10 stroke-red"
      strokeWidth={1}
    />
  );
}
