import { traceAreaOutline } from "../scene/trace-area-outline.ts";
import { drawPicture, type MockupContext, type Picture } from "./canvas.ts";
import { type CutScene, placed, trace } from "./cut-scene.ts";
import { STAND } from "./draw-stand-base.ts";

const SHADOW_STEPS = 10;
/** Places of the lamp: how far to the right and down a shadow falls for each height. */
const LAMP = Array.from(
  { length: 64 },
  (_, n) => [0.25 + 0.35 * ((n * 0.7549) % 1), 0.1 + 0.45 * ((n * 0.5698) % 1)] as const,
);
/** From the picture's side, mm. */
const [FADE_STEPS, FADE_STEP] = [14, 1];

/** Soft, of strokes that grow fainter outwards: a blur is not the same in every browser. */
export function drawSoftShadow(scene: CutScene): void {
  const { options, away, mm } = scene;
  const { context: shadow, picture } = options.createSurface(options.width, options.height);
  const [dx, dy] = [0.5 + away * 0.6, 0.7 + away * 1.1];
  shadow.fillStyle = shadow.strokeStyle = "rgba(40,36,34,0.025)";
  shadow.lineJoin = "round";
  for (let step = 0; step <= SHADOW_STEPS; step++) {
    trace(scene, shadow, dx, dy);
    shadow.lineWidth = ((step * 5) / SHADOW_STEPS) * (0.5 + away * 0.7) * mm;
    if (step > 0) shadow.stroke();
    shadow.fill("evenodd");
  }
  layUnder(scene, shadow, picture);
}

/** On the ground, from as many places of the lamp as make it soft: where goods stand it is sharp at the foot and wide farther up. */
export function drawCastShadow(scene: CutScene, foot?: number): void {
  const { options, isClear, mm } = scene;
  const { context: shadow, picture } = options.createSurface(options.width, options.height);
  shadow.fillStyle = `rgba(40,36,34,${isClear ? 0.004 : 0.008})`;
  for (const [right, down] of LAMP) {
    shadow.beginPath();
    const cast = (x: number, y: number) =>
      foot === undefined
        ? ([x + right * STAND.thickness * mm, y + down * STAND.thickness * mm] as const)
        : ([x + (foot - y) * right, foot - (foot - y) * (1 - down) * STAND.up] as const);
    traceAreaOutline(placed(scene, shadow, cast), scene.outline, scene.pxPerUm);
    shadow.fill("evenodd");
  }
  if (foot === undefined) return layUnder(scene, shadow, picture);
  fadeOut(scene, shadow);
  drawPicture(options.context, picture, { x: 0, y: 0, w: options.width, h: options.height });
}

/** It ends before the picture does, or its frame would show. */
function fadeOut({ options, mm }: CutScene, shadow: MockupContext): void {
  shadow.globalCompositeOperation = "destination-out";
  for (let step = FADE_STEPS; step > 0; step--) {
    // Of what is faint, a smaller share would be rounded away.
    shadow.fillStyle = step > 1 ? "rgba(0,0,0,0.17)" : "#000000";
    shadow.fillRect(options.width - step * FADE_STEP * mm, 0, options.width, options.height);
  }
}

/** A clear face lets the light through to what lies under it. */
function layUnder(scene: CutScene, under: MockupContext, picture: Picture): void {
  const { context, width, height } = scene.options;
  if (scene.isClear) {
    under.globalCompositeOperation = "destination-out";
    under.fillStyle = "rgba(0,0,0,0.86)";
    trace(scene, under);
    under.fill("evenodd");
  }
  drawPicture(context, picture, { x: 0, y: 0, w: width, h: height });
}
