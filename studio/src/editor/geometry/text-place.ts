import type { TextLayer } from "@surimono/domain/designs";
import type { CaretBar } from "../../scene/index.ts";
import { fromBox, intoBox, type Point } from "./box.ts";
import { type Camera, toArea, toScreen } from "./camera.ts";

type Placed = Pick<TextLayer, "x" | "y" | "width" | "height" | "rotation" | "flipX" | "flipY">;

/** From a text's own axes, in which its carets are given, to canvas pixels. */
export function textToScreen(camera: Camera, layer: Placed, point: Point): Point {
  return toScreen(camera, fromBox(layer, mirrored(layer, point)));
}

/** The inverse. */
export function screenToText(camera: Camera, layer: Placed, pixel: Point): Point {
  return mirrored(layer, intoBox(layer, toArea(camera, pixel)));
}

export function barOnScreen(camera: Camera, layer: Placed, { from, to }: CaretBar): CaretBar {
  return { from: textToScreen(camera, layer, from), to: textToScreen(camera, layer, to) };
}

function mirrored({ flipX, flipY }: Placed, { x, y }: Point): Point {
  return { x: flipX ? -x : x, y: flipY ? -y : y };
}
