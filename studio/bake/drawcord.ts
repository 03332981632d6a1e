import type { Canvas } from "@napi-rs/canvas";
import { beside, curve, openPath, type Point } from "./curve.ts";
import type { Field } from "./field.ts";
import { type Goods, layPiece } from "./goods.ts";
import { layRibBand } from "./rib-band.ts";
import { drawOn, type Stage, strokeOf } from "./stage.ts";
import { dome } from "./volume.ts";

/** Where the cords come out of the hood; the other one mirrors it. */
const EYELET = { x: 37, y: 70 } as const;
const CORDS = [curve("37,70 43,104 41,150 46,196 44,236"), curve("-36,71 -42,110 -46,158 -42,202 -47,248")];

/** Two cords with knotted ends, over whatever is printed below them. */
export function layDrawcord(goods: Goods): void {
  for (const cord of CORDS) {
    const braid = { pitch: 3.4, depth: 0.45, rise: 2.4 };
    const over = { overPrint: true, casts: { reach: 6, strength: 0.5 }, tone: 1.03 };
    layRibBand(goods, beside(cord, 2.9), beside(cord, -2.9), braid, over);
    layEnd(goods, cord.at(-1) as Point);
  }
  goods.labels.push(eyelets(goods.stage));
}

/** A knot, and the tail that hangs out of it. */
function layEnd(goods: Goods, [x, y]: Point): void {
  const from = (a: Point, b: Point, width: number, cap: CanvasLineCap) =>
    strokeOf(goods.stage, { width, cap }, openPath([a, b]));
  layBead(goods, from([x, y - 4], [x - 0.6, y + 4], 9, "round"), 3);
  layBead(goods, from([x - 0.5, y + 7], [x - 1.2, y + 20], 6.4, "butt"), 2);
}

function layBead(goods: Goods, coverage: Field, height: number): void {
  layPiece(goods, {
    coverage,
    height: dome(goods.stage, coverage, height, 3, 1.5),
    overPrint: true,
    casts: { reach: 6, strength: 0.45 },
    edge: { width: height, drop: height * 0.6 },
  });
}

function eyelets(stage: Stage): Canvas {
  return drawOn(stage, (context) => {
    for (const x of [-EYELET.x, EYELET.x]) {
      const metal = context.createLinearGradient(x - 6, EYELET.y - 6, x + 6, EYELET.y + 6);
      metal.addColorStop(0, "#f3f1ee");
      metal.addColorStop(0.45, "#a5a19c");
      metal.addColorStop(0.6, "#7c7873");
      metal.addColorStop(1, "#d9d6d2");
      context.strokeStyle = metal;
      context.lineWidth = 2.3;
      context.beginPath();
      context.arc(x, EYELET.y, 4.6, 0, Math.PI * 2);
      context.stroke();
    }
  });
}
