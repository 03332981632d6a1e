import { type Affine, type Outline, OutlineBuilder, roundedOutline } from "../paths/outline.ts";
import { parsePath } from "../paths/parse-path.ts";

/** Flat shapes over each other, in a square with sides of 1, y downwards. */
export type EmojiDrawing = readonly EmojiShape[];

export interface EmojiShape {
  readonly outline: Outline;
  /** `#rrggbb` */
  readonly color: string;
  /** 0 – 1; most are opaque. */
  readonly opacity: number;
  readonly hollow: boolean;
}

type Attributes = Readonly<Record<string, string>>;

interface Style {
  readonly color: string;
  readonly opacity: number;
  readonly hollow: boolean;
  readonly place: Affine;
}

/** Fractions of the square. */
const PRECISION = 1_000_000;

const NAMED: Readonly<Record<string, string>> = { azure: "#f0ffff", green: "#008000", navy: "#000080", red: "#ff0000" };

/**
 * Reads a drawing of Twemoji: paths, circles, ellipses and rectangles with flat fills, in groups. It knows no other SVG, and skips what
 * it does not know.
 */
export function parseEmoji(svg: string): EmojiDrawing {
  const [, , side = 36] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
  const unit = 1 / side;
  const styles: Style[] = [{ color: "#000000", opacity: 1, hollow: false, place: [unit, 0, 0, unit, 0, 0] }];
  const shapes: EmojiShape[] = [];
  const drawn = svg.replaceAll(/<(clipPath|defs)\b.*?<\/\1>/gs, "");
  for (const [, end, name = "", body = "", alone] of drawn.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    if (name === "g" && end) styles.pop();
    if (end || name === "svg") continue;
    const attributes = readAttributes(body);
    const style = styleOf(attributes, styles.at(-1) as Style);
    if (name === "g" && !alone) styles.push(style);
    const outline = attributes["fill"] === "none" ? undefined : outlineOf(name, attributes);
    if (!outline) continue;
    const { color, opacity, hollow, place } = style;
    const placed = new OutlineBuilder();
    placed.append(outline, place);
    shapes.push({ outline: roundedOutline(placed, PRECISION), color, opacity, hollow });
  }
  return shapes;
}

function readAttributes(body: string): Attributes {
  return Object.fromEntries([...body.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

function styleOf(attributes: Attributes, outer: Style): Style {
  const fill = attributes["fill"];
  const opacity = Number(attributes["opacity"] ?? 1) * Number(attributes["fill-opacity"] ?? 1);
  return {
    color: fill === undefined || fill === "none" ? outer.color : hexOf(fill),
    opacity: outer.opacity * opacity,
    hollow: attributes["fill-rule"] === undefined ? outer.hollow : attributes["fill-rule"] === "evenodd",
    place: chained(outer.place, transformOf(attributes["transform"])),
  };
}

function hexOf(fill: string): string {
  const [, r = "", g = "", b = ""] = /^#(.)(.)(.)$/.exec(fill) ?? [];
  return (r === "" ? (NAMED[fill] ?? fill) : `#${r}${r}${g}${g}${b}${b}`).toLowerCase();
}

const IDENTITY: Affine = [1, 0, 0, 1, 0, 0];

function transformOf(text: string | undefined): Affine {
  const [, kind, body = ""] = /^(rotate|matrix)\(([^)]*)\)$/.exec(text ?? "") ?? [];
  const numbers = (body.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
  if (kind === "matrix" && numbers.length === 6) return numbers as unknown as Affine;
  if (kind !== "rotate") return IDENTITY;
  const [degrees = 0, x = 0, y = 0] = numbers;
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** The second is applied first. */
function chained([a, b, c, d, e, f]: Affine, [g, h, i, j, k, l]: Affine): Affine {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function outlineOf(name: string, attributes: Attributes): Outline | undefined {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === "path") return parsePath(attributes["d"] ?? "");
  if (name === "circle") return ellipse(number("cx"), number("cy"), number("r"), number("r"));
  if (name === "ellipse") return ellipse(number("cx"), number("cy"), number("rx"), number("ry"));
  if (name !== "rect") return undefined;
  return parsePath(`M${number("x")} ${number("y")}h${number("width")}v${number("height")}h-${number("width")}z`);
}

function ellipse(cx: number, cy: number, rx: number, ry: number): Outline {
  return parsePath(`M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`);
}
