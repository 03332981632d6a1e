import type { ShapeLayer } from "@surimono/domain/designs";

/** What a layer of a shape is called until somebody names it. */
export const SHAPE_NAMES: Readonly<Record<ShapeLayer["shape"], string>> = {
  rectangle: "四角",
  ellipse: "円",
  triangle: "三角",
  star: "星",
  heart: "ハート",
  line: "線",
};
