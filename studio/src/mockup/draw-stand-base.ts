import { type Box, drawPicture, type MockupContext, type Picture } from "./canvas.ts";
import type { MockupOptions } from "./mockup-options.ts";
import { opacityOf, shadingOf } from "./shading.ts";

/** The stand as it was photographed, in millimetres: its round base, and how far back a millimetre of depth is seen to the right and up. */
export const STAND = { half: 33, slot: 97, right: 0.22, up: 0.26, thickness: 3 } as const;

/** The photographed plate ended in a line across its base: on the base's face, but for its rim, no light is taken from so near, mm. */
const SEAM = { above: 4, rim: 1.2, steps: 8 } as const;

/** A base that a foot stands in: where that enters it in pixels, and half its width in pixels. */
interface Base {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** That of the photograph, as large as this one is: its far half with its shade on the ground, and the near one, in front of the foot. */
export function standBase(options: MockupOptions, base: Base) {
  const { context } = options;
  const box: Box = {
    x: Math.floor(base.x - base.half * 1.1),
    y: Math.floor(base.y - base.half * 0.3),
    w: Math.ceil(base.half * 2.4),
    h: Math.ceil(base.half * 0.8),
  };
  const goods = photographedBase(options, base, box);
  const within = (y: number, h: number, draw: () => void): void => {
    context.save();
    context.beginPath();
    context.rect(box.x, y, box.w, h);
    context.clip();
    draw();
    context.restore();
  };
  return {
    drawFar(): void {
      drawContact(context, base);
      within(box.y, base.y - box.y, () => {
        context.beginPath();
        traceFace(context, base);
        context.clip();
        // A dyed plate hid it.
        if (opacityOf(options.color) === 1) {
          context.fillStyle = options.color;
          context.fillRect(box.x, box.y, box.w, box.h);
        } else drawPicture(context, goods, box);
      });
    },
    drawNear: () => within(base.y, box.h, () => drawPicture(context, goods, box)),
  };
}

function photographedBase({ art, color, createSurface }: MockupOptions, base: Base, box: Box): Picture {
  const { view, pictures } = art;
  const zoom = base.half / (STAND.half * view.pxPerMm);
  const within = { ...base, x: base.x - box.x, y: base.y - box.y };
  const whole = {
    x: base.x - view.originPx.x * zoom - box.x,
    y: base.y - (view.originPx.y + STAND.slot * view.pxPerMm) * zoom - box.y,
    w: view.width * zoom,
    h: view.height * zoom,
  };
  const dyed = createSurface(box.w, box.h);
  dyed.context.imageSmoothingQuality = "high";
  dyed.context.fillStyle = color.slice(0, 7);
  dyed.context.fillRect(0, 0, box.w, box.h);
  lay(dyed.context, pictures.multiply, "multiply");
  dyed.context.globalAlpha = shadingOf(color).light;
  lay(dyed.context, pictures.screen, "screen");
  dyed.context.globalAlpha = 1;
  lay(dyed.context, pictures.mask, "destination-in");
  const opacity = opacityOf(color);
  if (opacity === 1) {
    dyed.context.globalCompositeOperation = "source-over";
    dyed.context.beginPath();
    traceFace(dyed.context, within, SEAM.rim);
    dyed.context.fill();
    return dyed.picture;
  }
  const glass = createSurface(box.w, box.h);
  glass.context.imageSmoothingQuality = "high";
  lay(glass.context, pictures.glass, "source-over");
  leaveOutSeam(glass.context, within, box.w);
  const clear = createSurface(box.w, box.h);
  clear.context.globalAlpha = opacity;
  drawPicture(clear.context, dyed.picture, { x: 0, y: 0, w: box.w, h: box.h });
  clear.context.globalAlpha = 1;
  drawPicture(clear.context, glass.picture, { x: 0, y: 0, w: box.w, h: box.h });
  return clear.picture;

  function lay(target: MockupContext, layer: Picture | undefined, how: GlobalCompositeOperation): void {
    if (!layer) return;
    target.globalCompositeOperation = how;
    drawPicture(target, layer, whole);
  }
}

/** More and more of it towards the line, as a blur is not the same in every browser. */
function leaveOutSeam(glass: MockupContext, base: Base, width: number): void {
  const mm = base.half / STAND.half;
  glass.save();
  glass.beginPath();
  traceFace(glass, base, SEAM.rim);
  glass.clip();
  glass.globalCompositeOperation = "destination-out";
  for (let step = SEAM.steps; step > 0; step--) {
    const above = (SEAM.above * step * mm) / SEAM.steps;
    glass.fillStyle = step > 1 ? "rgba(0,0,0,0.3)" : "#000000";
    glass.fillRect(0, base.y - above, width, 2 * above);
  }
  glass.restore();
}

/** The shade where it touches the ground. */
function drawContact(context: MockupContext, { x, y, half }: Base): void {
  const mm = half / STAND.half;
  context.fillStyle = "rgba(40,36,34,0.03)";
  for (let step = 5; step > 0; step--) {
    context.beginPath();
    const [rx, ry] = [half + step * 0.6 * mm, half * STAND.up + step * 0.5 * mm];
    context.ellipse(x + mm, y + 4 * mm, rx, ry, 0, 0, Math.PI * 2);
    context.fill();
  }
}

/** The upper face of the base, without so many millimetres at its edge. */
function traceFace(context: MockupContext, { x, y, half }: Base, rim = 0): void {
  const mm = half / STAND.half;
  for (let step = 0; step < 64; step++) {
    const angle = (step * Math.PI) / 32;
    const back = STAND.thickness / 2 + Math.sin(angle) * (STAND.half - rim);
    const right = Math.cos(angle) * (STAND.half - rim) + back * STAND.right;
    const at = [x + right * mm, y - back * STAND.up * mm] as const;
    if (step === 0) context.moveTo(...at);
    else context.lineTo(...at);
  }
  context.closePath();
}
