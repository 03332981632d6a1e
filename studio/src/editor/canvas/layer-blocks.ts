import type { Layer } from "@surimono/domain/designs";
import type { SceneAssets } from "../../scene/index.ts";
import type { Camera, Viewport } from "../geometry/camera.ts";
import { paintLayers } from "./paint-layers.ts";

/** Layers that share one picture. Smaller designs paint every layer each time. */
export const BLOCK_SIZE = 128;

/** What all layers are painted with. A new one, even an equal one, redraws the pictures. */
export interface View {
  readonly camera: Camera;
  readonly viewport: Viewport;
  readonly assets: SceneAssets;
  /** Goes up when a picture or font arrives. */
  readonly version: number;
}

interface Block {
  readonly layers: readonly Layer[];
  readonly view: View;
  readonly picture: HTMLCanvasElement;
}

type Context = CanvasRenderingContext2D;
type MakeCanvas = (width: number, height: number) => HTMLCanvasElement;

/**
 * Remembers blocks of layers as pictures, so dragging one layer of a thousand repaints the rest of its block instead of the whole
 * design. Only correct while layers are simply painted over each other.
 */
export function createLayerBlocks(makeCanvas: MakeCanvas = canvasOfPage) {
  let blocks: readonly (Block | undefined)[] = [];

  function pictureOf(ctx: Context, index: number, layers: readonly Layer[], view: View): HTMLCanvasElement {
    const { width, height } = ctx.canvas;
    const known = blocks[index];
    const fits = known?.picture.width === width && known.picture.height === height;
    if (known && fits && known.view === view && sameLayers(known.layers, layers)) return known.picture;
    const picture = known && fits ? known.picture : makeCanvas(width, height);
    const paper = picture.getContext("2d");
    if (!paper) throw new Error("The browser gives no 2D canvas");
    paper.resetTransform();
    paper.clearRect(0, 0, width, height);
    paper.setTransform(ctx.getTransform());
    paintLayers(paper, layers, view.camera, view.viewport, view.assets);
    blocks = blocks.with(index, { layers, view, picture });
    return picture;
  }

  return {
    /** Paints `layers` from one index up to another, as `paintLayers` paints a list. */
    paint(ctx: Context, layers: readonly Layer[], from: number, to: number, view: View): void {
      const count = layers.length > BLOCK_SIZE ? Math.ceil(layers.length / BLOCK_SIZE) : 0;
      if (blocks.length !== count) blocks = Array.from({ length: count }, (_, index) => blocks[index]);
      if (count === 0) paintLayers(ctx, layers.slice(from, to), view.camera, view.viewport, view.assets);
      for (let index = 0; index < count; index++) {
        const start = index * BLOCK_SIZE;
        const block = layers.slice(start, start + BLOCK_SIZE);
        const part = block.slice(Math.max(from - start, 0), Math.max(to - start, 0));
        if (part.length < block.length) paintLayers(ctx, part, view.camera, view.viewport, view.assets);
        else lay(ctx, pictureOf(ctx, index, block, view));
      }
    },
  };
}

function lay(ctx: Context, picture: HTMLCanvasElement): void {
  ctx.save();
  ctx.resetTransform();
  ctx.drawImage(picture, 0, 0);
  ctx.restore();
}

function sameLayers(one: readonly Layer[], other: readonly Layer[]): boolean {
  return one.length === other.length && one.every((layer, index) => layer === other[index]);
}

function canvasOfPage(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
