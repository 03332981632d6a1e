import type { Canvas } from "@napi-rs/canvas";
import { curve } from "./curve.ts";
import { drawOn, type Stage } from "./stage.ts";

/** Where the collar is sewn to the body, from the left neck point to the right one. */
export const FRONT_NECK = curve("-86,0 -83,32 -66,68 -36,90 0,97 36,90 66,68 83,32 86,0");
export const BACK_NECK = curve("-86,0 -58,11 -30,16.5 0,18 30,16.5 58,11 86,0");
export const FRONT_NECK_DEPTH = 97;
export const BACK_NECK_DEPTH = 18;

/** The free edge of the collar in front; its ends turn over the shoulder to the back. */
export const FRONT_EDGE = curve("-69,-11 -67,20 -53,52 -29,70 0,76 29,70 53,52 67,20 69,-11");
export const BACK_EDGE = curve("-69,-11 -46,-3.5 -23,-0.5 0,0.5 23,-0.5 46,-3.5 69,-11");

/** `down` mm below the collar's free edge. */
export function wovenLabel(stage: Stage, down: number): Canvas {
  return drawOn(stage, (context) => {
    context.translate(0, down);
    context.fillStyle = "rgba(30,24,20,0.22)";
    context.fillRect(-17.4, 10.4, 36, 18);
    context.fillStyle = "#ece9e4";
    context.fillRect(-18, 9, 36, 18);
    context.fillStyle = "rgba(40,34,30,0.16)";
    context.fillRect(-18, 9, 36, 1);
    context.fillStyle = "#c2402f";
    context.fillRect(-12, 14.4, 5, 5);
    context.fillStyle = "#7d7772";
    context.fillRect(-4, 14.6, 16, 1.4);
    context.fillRect(-4, 18, 10, 1.4);
  });
}
