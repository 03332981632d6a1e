import type { MaskShape, ShapeLayer } from "@surimono/domain/designs";
import { type Outline, OutlineBuilder, type OutlineCommand } from "./outline.ts";

/** The control point of a quarter circle as a cubic curve. */
const KAPPA = 0.5522847498307936;

/** The path of a shape around the centre of its box, touching all four sides. */
export function shapeOutline(layer: ShapeLayer): Outline {
  if (layer.shape === "line") return roundedOutline(layer, 1);
  return stretched(UNIT_SHAPES[layer.shape], layer);
}

/** The path a picture is cut to, around the centre of its box. */
export function maskOutline(mask: MaskShape, box: BoxSize): Outline {
  return mask === "rounded" ? roundedOutline(box, ROUNDED_MASK) : stretched(UNIT_SHAPES[mask], box);
}

type BoxSize = Pick<ShapeLayer, "width" | "height">;

/** The corner radius of a picture relative to its shorter side. */
const ROUNDED_MASK = 0.3;

function stretched(unit: Outline, { width, height }: BoxSize): Outline {
  const builder = new OutlineBuilder();
  builder.append(unit, [width / 2, 0, 0, height / 2, 0, 0]);
  return builder;
}

const UNIT_SHAPES: Readonly<Record<Exclude<ShapeLayer["shape"], "line">, Outline>> = {
  rectangle: polygon([-1, -1, 1, -1, 1, 1, -1, 1]),
  ellipse: path("MCCCCZ", [
    [0, -1],
    [KAPPA, -1, 1, -KAPPA, 1, 0],
    [1, KAPPA, KAPPA, 1, 0, 1],
    [-KAPPA, 1, -1, KAPPA, -1, 0],
    [-1, -KAPPA, -KAPPA, -1, 0, -1],
  ]),
  triangle: polygon([0, -1, 1, 1, -1, 1]),
  star: starOutline(),
  heart: path("MCCCCCCZ", [
    [0, -0.58],
    [0.14, -0.84, 0.34, -1, 0.56, -1],
    [0.82, -1, 1, -0.78, 1, -0.46],
    [1, 0.08, 0.5, 0.5, 0, 1],
    [-0.5, 0.5, -1, 0.08, -1, -0.46],
    [-1, -0.78, -0.82, -1, -0.56, -1],
    [-0.34, -1, -0.14, -0.84, 0, -0.58],
  ]),
};

/** The box with round corners; at a `roundness` of 1 its shorter sides are half circles, which makes a line as thick as the box is high. */
function roundedOutline({ width, height }: BoxSize, roundness: number): Outline {
  const radius = (Math.min(width, height) / 2) * roundness;
  const builder = new OutlineBuilder();
  const [x, y] = [width / 2 - radius, height / 2 - radius];
  builder.commands.push(..."MLCLCLCLCZ".split("").map((command) => command as OutlineCommand));
  const arm = KAPPA * radius;
  const [left, right, top, bottom] = [-width / 2, width / 2, -height / 2, height / 2];
  builder.coordinates.push(
    ...[-x, top, x, top],
    ...[x + arm, top, right, -y - arm, right, -y],
    ...[right, y],
    ...[right, y + arm, x + arm, bottom, x, bottom],
    ...[-x, bottom],
    ...[-x - arm, bottom, left, y + arm, left, y],
    ...[left, -y],
    ...[left, -y - arm, -x - arm, top, -x, top],
  );
  return builder;
}

/** Five points, stretched to touch the unit box on every side. */
function starOutline(): Outline {
  const inner = Math.sin(Math.PI / 10) / Math.sin((3 * Math.PI) / 10);
  const corners = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    const radius = index % 2 === 0 ? 1 : inner;
    return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
  });
  const halfWidth = Math.max(...corners.map((corner) => corner.x));
  const lowest = Math.max(...corners.map((corner) => corner.y));
  return polygon(corners.flatMap(({ x, y }) => [x / halfWidth, ((y + 1) / (lowest + 1)) * 2 - 1]));
}

function polygon(coordinates: number[]): Outline {
  const commands = coordinates.flatMap((_, index): OutlineCommand[] =>
    index % 2 === 0 ? [index === 0 ? "M" : "L"] : [],
  );
  return { commands: [...commands, "Z"], coordinates };
}

function path(commands: string, coordinates: number[][]): Outline {
  return { commands: commands.split("") as OutlineCommand[], coordinates: coordinates.flat() };
}
