import type { Layer } from "@surimono/domain/designs";
import { boundsOf, cornersOf, type Point } from "../geometry/box.ts";
import { type Camera, toScreen } from "../geometry/camera.ts";
import { handlePoint } from "../geometry/resize-box.ts";
import { handlesOf, turnKnob } from "../tools/hit-test.ts";

interface FrameProps {
  readonly layers: readonly Layer[];
  readonly camera: Camera;
  /** A finger needs larger handles than a mouse. */
  readonly isCoarse: boolean;
  readonly isTurning: boolean;
}

/** The red box around each selected layer; a single one that is not locked gets its handles. */
export function SelectionFrame({ layers, camera, isCoarse, isTurning }: FrameProps) {
  const [only] = layers;
  return (
    <g data-testid="selection">
      {layers.map((layer) => (
        <polygon key={layer.id} points={polygon(layer, camera)} fill="none" className="stroke-red" strokeWidth={1.5} />
      ))}
      {layers.length > 1 && <GroupFrame layers={layers} camera={camera} />}
      {only && layers.length === 1 && !only.locked && (
        <Handles layer={only} camera={camera} isCoarse={isCoarse} isTurning={isTurning} />
      )}
    </g>
  );
}

function polygon(layer: Layer, camera: Camera): string {
  return cornersOf(layer)
    .map((corner) => toScreen(camera, corner))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
}

function GroupFrame({ layers, camera }: Pick<FrameProps, "layers" | "camera">) {
  const bounds = boundsOf(layers);
  const { x, y } = toScreen(camera, { x: bounds.left, y: bounds.top });
  return (
    <rect
      x={x}
      y={y}
      width={(bounds.right - bounds.left) * camera.scale}
      height={(bounds.bottom - bounds.top) * camera.scale}
      fill="none"
      className="stroke-red"
      strokeDasharray="4 3"
    />
  );
}

interface HandlesProps extends Omit<FrameProps, "layers"> {
  readonly layer: Layer;
}

function Handles({ layer, camera, isCoarse, isTurning }: HandlesProps) {
  const size = isCoarse ? 15 : 9;
  const knob = turnKnob(camera, layer);
  const top = toScreen(camera, handlePoint(layer, { sx: 0, sy: -1 }));
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
      {!isTurning &&
        handlesOf(camera, layer).map((handle) => {
          const at: Point = toScreen(camera, handlePoint(layer, handle));
          return (
            <rect
              key={`${handle.sx}${handle.sy}`}
              x={at.x - size / 2}
              y={at.y - size / 2}
              width={size}
              height={size}
              rx={isCoarse ? size / 2 : 1}
              transform={`rotate(${layer.rotation / 1000} ${at.x} ${at.y})`}
              className="fill-white stroke-red"
              strokeWidth={1.5}
              data-handle={`${handle.sx},${handle.sy}`}
            />
          );
        })}
    </>
  );
}
