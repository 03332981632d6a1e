import { type Box, drawPicture, type MockupContext, type Picture, type Surface } from "./canvas.ts";
import { drawKeyRing } from "./draw-key-ring.ts";
import type { MockupOptions, Print } from "./mockup-options.ts";
import { type Scale, scaleOf } from "./place-area.ts";
import { opacityOf, shadingOf } from "./shading.ts";
import { warpPrint } from "./warp-print.ts";

/** Draws the goods in a colour with their prints: the one function behind every picture of goods, in the browser and on the server. */
export function composeMockup(options: MockupOptions): void {
  const { context, width, height, art } = options;
  const whole = { x: 0, y: 0, w: width, h: height };
  context.save();
  context.imageSmoothingQuality = "high";
  if (options.background) {
    context.fillStyle = options.background;
    context.fillRect(0, 0, width, height);
  }
  const own = options.prints.find(({ drawGoods }) => drawGoods);
  if (own?.drawGoods) {
    own.drawGoods(options, own);
    context.restore();
    return;
  }
  if (art.pictures.shadow) drawPicture(context, art.pictures.shadow, whole);
  const { hasRing } = art.view.cutGoods ?? {};
  if (hasRing) drawKeyRing(options, "behind");
  drawPicture(context, drawGoods(options), whole);
  if (hasRing) drawKeyRing(options, "front");
  else if (art.pictures.label) drawPicture(context, art.pictures.label, whole);
  context.restore();
}

/** Colour, prints, shade and light in a canvas of their own: blending must not reach the ground. */
function drawGoods(options: MockupOptions): Picture {
  const { width, height, art, createSurface } = options;
  const { pictures } = art;
  const whole = { x: 0, y: 0, w: width, h: height };
  const { context, picture } = createSurface(width, height);
  context.imageSmoothingQuality = "high";
  context.fillStyle = options.color.slice(0, 7);
  context.fillRect(0, 0, width, height);
  const ink = drawPrints(context, options);
  const shading = shadingOf(options.color);
  blendLayer(context, pictures.multiply, "multiply", 1);
  blendLayer(context, pictures.screen, "screen", shading.light);
  if (pictures.grain) drawGrain(context, options, pictures.grain);
  blendLayer(context, pictures.mask, "destination-in", 1);
  const opacity = opacityOf(options.color);
  return opacity === 1 ? picture : seeThrough(options, picture, opacity, ink);

  function blendLayer(
    target: MockupContext,
    layer: Picture | undefined,
    how: GlobalCompositeOperation,
    strength: number,
  ): void {
    if (!layer) return;
    target.globalCompositeOperation = how;
    target.globalAlpha = strength;
    drawPicture(target, layer, whole);
  }
}

/** Clear goods show the ground, except under prints: the ink is on a white base. */
function seeThrough(options: MockupOptions, goods: Picture, opacity: number, ink: Surface | undefined): Picture {
  const { width, height, createSurface } = options;
  const { glass } = options.art.pictures;
  const whole = { x: 0, y: 0, w: width, h: height };
  const { context, picture } = createSurface(width, height);
  context.imageSmoothingQuality = "high";
  context.globalAlpha = opacity;
  drawPicture(context, goods, whole);
  context.globalAlpha = 1;
  if (glass) drawPicture(context, glass, whole);
  if (!ink) return picture;
  ink.context.globalCompositeOperation = "source-in";
  drawPicture(ink.context, goods, whole);
  drawPicture(context, ink.picture, whole);
  return picture;
}

/** Returns the layer of the prints alone, for goods that need one. */
function drawPrints(target: MockupContext, options: MockupOptions): Surface | undefined {
  const { width, height, art, prints, createSurface } = options;
  const scale: Scale = scaleOf(art.view, options.referenceWidth, options.sizeWidth, width);
  const cover = art.pictures.cover;
  const isLayered = cover !== undefined || opacityOf(options.color) < 1;
  const layer = isLayered && prints.length > 0 ? createSurface(width, height) : undefined;
  for (const print of prints) {
    const warped = warpPrint(print, scale, art, { width, height }, createSurface);
    if (warped && layer) drawPicture(layer.context, warped.picture, warped.box);
    else if (warped) lay(target, warped.picture, warped.box, print);
  }
  if (!layer) return undefined;
  const whole = { x: 0, y: 0, w: width, h: height };
  if (cover) {
    layer.context.imageSmoothingQuality = "high";
    layer.context.globalCompositeOperation = "destination-out";
    drawPicture(layer.context, cover, whole);
  }
  // One design has one method.
  lay(target, layer.picture, whole, prints[0]);
  return layer;
}

/** Bare ink takes the colour of the goods below it, and its white is none. */
function lay(target: MockupContext, picture: Picture, box: Box, print: Pick<Print, "ink"> | undefined): void {
  if (print?.ink === "bare") target.globalCompositeOperation = "multiply";
  drawPicture(target, picture, box);
  target.globalCompositeOperation = "source-over";
}

/** Tiles by hand: createPattern leaks memory in @napi-rs/canvas. Tiles are whole pixels, or seams would show. */
function drawGrain(target: MockupContext, options: MockupOptions, grain: Picture): void {
  const { width, height, art, createSurface } = options;
  const side = Math.max(8, Math.round(((art.view.grainPx ?? grain.height) * width) / art.view.width));
  const shading = shadingOf(options.color);
  const half = createSurface(side, side);
  half.context.imageSmoothingQuality = "high";
  for (const [index, how, strength] of [
    [0, "multiply", shading.grainShade],
    [1, "screen", shading.grainLight],
  ] as const) {
    drawHalf(half.context, grain, index, side, createSurface);
    target.globalCompositeOperation = how;
    target.globalAlpha = strength;
    for (let y = 0; y < height; y += side) {
      for (let x = 0; x < width; x += side) drawPicture(target, half.picture, { x, y, w: side, h: side });
    }
  }
}

/**
 * One of the two squares of the grain. To be enlarged it is cut out first: smoothing would mix in pixels of the other square, and every tile
 * would show a line.
 */
function drawHalf(
  target: MockupContext,
  grain: Picture,
  index: 0 | 1,
  side: number,
  createSurface: MockupOptions["createSurface"],
): void {
  if (side <= grain.height) return drawPicture(target, grain, { x: -index * side, y: 0, w: side * 2, h: side });
  const cut = createSurface(grain.height, grain.height);
  drawPicture(cut.context, grain, { x: -index * grain.height, y: 0, w: grain.height * 2, h: grain.height });
  drawPicture(target, cut.picture, { x: 0, y: 0, w: side, h: side });
}
