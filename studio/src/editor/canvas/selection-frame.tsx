import type { ImageLayer, Layer } from "@surimono/domain/designs";
import { type Box, cornersOf, fromBox, type Point } from "../geometry/box.ts";
import { type Camera, toScreen } from "../geometry/camera.ts";
import { pictureBox } from "../geometry/crop-box.ts";
import { handlePoint } from "../geometry/resize-box.ts";
import { handlesOf, turnKnob } from "../tools/hit-test.ts";

interface FrameProps {
  readonly layers: readonly Layer[];
  /** What gets the handles. */
  readonly box: Box;
  /** Nothing in it is locked. */
  readonly isFree: boolean;
  readonly camera: Camera;
  /** A finger needs larger handles than a mouse. */
  readonly isCoarse: boolean;
  readonly isTurning: boolean;
}

/** The red box around each selected layer, a dashed one around several; handles on what is not locked. */
export function SelectionFrame({ layers, box, isFree, camera, isCoarse, isTurning }: FrameProps) {
  return (
    <g data-testid="selection">
      {layers.map((layer) => (
        <polygon key={layer.id} points={polygon(layer, camera)} fill="none" className="stroke-red" strokeWidth={1.5} />
      ))}
      {layers.length > 1 && (
        <polygon points={polygon(box, camera)} fill="none" className="stroke-red" strokeDasharray="4 3" />
      )}
      {isFree && <Handles box={box} camera={camera} isCoarse={isCoarse} isTurning={isTurning} />}
    </g>
  );
}

interface CropProps {
  readonly layer: ImageLayer;
  readonly camera: Camera;
  readonly isCoarse: boolean;
}

/** The whole picture dashed, the kept part in its frame, with thirds as a guide. */
export function CropFrame({ layer, camera, isCoarse }: CropProps) {
  return (
    <g data-testid="crop">
      <polygon points={polygon(pictureBox(layer), camera)} fill="none" className="stroke-ctl" strokeDasharray="4 3" />
      <path d={thirds(layer, camera)} className="stroke-white mix-blend-difference" strokeWidth={1} opacity={0.5} />
      <polygon points={polygon(layer, camera)} fill="none" className="stroke-red" strokeWidth={2} />
      <Knobs box={layer} camera={camera} isCoarse={isCoarse} />
    </g>
  );
}

function thirds(layer: Box, camera: Camera): string {
  const line = (fromX: number, fromY: number, toX: number, toY: number) => {
    const ends = [
      { x: fromX * layer.width, y: fromY * layer.height },
      { x: toX * layer.width, y: toY * layer.height },
    ].map((end) => toScreen(camera, fromBox(layer, end)));
    return ends.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  };
  return [-1 / 6, 1 / 6].map((at) => line(at, -0.5, at, 0.5) + line(-0.5, at, 0.5, at)).join("");
}

/** What a press would select. */
export function HoverFrame({ layer, camera }: { readonly layer: Box; readonly camera: Camera }) {
  return (
    <polygon
      points={polygon(layer, camera)}
      fill="none"
      className="stroke-red"
      strokeWidth={1.5}
      opacity={0.55}
      data-testid="hovered"
    />
  );
}

/** The group being edited. */
export function EnteredFrame({ group, camera }: { readonly group: Box; readonly camera: Camera }) {
  return (
    <polygon
      points={polygon(group, camera)}
      fill="none"
      className="stroke-ctl"
      strokeDasharray="2 3"
      data-testid="entered-group"
    />
  );
}

export function polygon(box: Box, camera: Camera): string {
  return cornersOf(box)
    .map((corner) => toScreen(camera, corner))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}

type HandlesProps = Omit<FrameProps, "layers" | "isFree">;

function Handles({ box, camera, isCoarse, isTurning }: HandlesProps) {
  const knob = turnKnob({ camera, isCoarse }, box);
  const top = toScreen(camera, handlePoint(box, { sx: 0, sy: -1 }));
  return (
    <>
      <line x1={top.x} y1={top.y} x2={knob.x} y2={knob.y} className="stroke-red" strokeWidth={1.5} />
      <circle
        cx={knob.x}
        cy={knob.y}
        r={isCoarse ? 9 : 6}
        className={`stroke-red ${isTurning ? "fill-red" : "fill-white"}`}
        strokeWidth={1.5}
        data-handle="turn"
      />
      {!isTurning && <Knobs box={box} camera={camera} isCoarse={isCoarse} />}
    </>
  );
}

function Knobs({ box, camera, isCoarse }: Omit<HandlesProps, "isTurning">) {
  const size = isCoarse ? 15 : 9;
  return (
    <>
      {handlesOf({ camera, isCoarse }, box).map((handle) => {
        const at: Point = toScreen(camera, handlePoint(box, handle));
        return (
          <rect
            key={`${handle.sx}${handle.sy}`}
            x={at.x - size / 2}
            y={at.y - size / 2}
            width={size}
            height={size}
            rx={isCoarse ? size / 2 : 1}
            transform={`rotate(${box.rotation / 1000} ${at.x} ${at.y})`}
            className="fill-white stroke-red"
            strokeWidth={1.5}
            data-handle={`${handle.sx},${handle.sy}`}
          />
        );
      })}
    </>
  );
}
