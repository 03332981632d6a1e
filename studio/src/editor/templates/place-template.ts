import { FRESH_LAYER, type Layer, MAX_FONT_SIZE, MIN_FONT_SIZE, type TextLayer } from "@surimono/domain/designs";
import { SHAPE_NAMES, type Stamp, stampRatio } from "../../scene/index.ts";
import { boundsOf } from "../geometry/box.ts";
import type { EditorArea } from "../model/editor-area.ts";
import { textName } from "../model/make-layer.ts";
import type { EditorContext } from "../tools/tool.ts";
import type { Template, TemplateColor, TemplatePart, TextPart } from "./template.ts";

/** On light and on dark goods. */
const MAIN_INK = { light: "#22356f", dark: "#fff4df" } as const;

interface Sheet {
  readonly area: Pick<EditorArea, "width" | "height" | "safe">;
  readonly isDark: boolean;
  readonly stamps: ReadonlyMap<string, Stamp>;
}

/** The template's layers centred in the area, inside its safe margin. Its fonts must be loaded. */
export function placeTemplate(
  context: Pick<EditorContext, "measure" | "makeId">,
  template: Template,
  sheet: Sheet,
): readonly Layer[] {
  const margin = Math.max(sheet.area.safe, Math.min(sheet.area.width, sheet.area.height) * 0.04);
  const [wide, high] = [sheet.area.width / 2 - margin, sheet.area.height / 2 - margin];
  const fit = Math.min((2 * wide) / template.width, (2 * high) / template.height);
  const layers = placedAt(context, template, sheet, fit);
  // Letters are measured only now, and may be a little larger than the sheet: then everything shrinks about its centre.
  const { left, top, right, bottom } = boundsOf(layers);
  const [x, y] = [sheet.area.width / 2, sheet.area.height / 2];
  const overflow = Math.max((x - left) / wide, (right - x) / wide, (y - top) / high, (bottom - y) / high);
  return overflow <= 1 ? layers : placedAt(context, template, sheet, (fit / overflow) * 0.995);
}

function placedAt(
  context: Pick<EditorContext, "measure" | "makeId">,
  template: Template,
  { area, isDark, stamps }: Sheet,
  scale: number,
): readonly Layer[] {
  const ink = (color: TemplateColor): string => (color === "main" ? MAIN_INK[isDark ? "dark" : "light"] : color);
  return template.parts.map((part) => {
    const base = {
      ...FRESH_LAYER,
      id: context.makeId(),
      x: Math.round(area.width / 2 + (part.x - template.width / 2) * scale),
      y: Math.round(area.height / 2 + (part.y - template.height / 2) * scale),
      rotation: (((part.turn ?? 0) + 360) % 360) * 1000,
    };
    if (part.kind === "text") return fittedText(context, part, base, ink(part.color), part.length * scale);
    return { ...base, ...drawnPart(part, scale, ink, stamps) };
  });
}

/** Without the place. */
function drawnPart(
  part: Exclude<TemplatePart, TextPart>,
  scale: number,
  ink: (color: TemplateColor) => string,
  stamps: ReadonlyMap<string, Stamp>,
) {
  const size = (length: number) => Math.max(100, Math.round(length * scale));
  if (part.kind === "shape") {
    const { shape, width, height, fill } = part;
    return {
      kind: "shape" as const,
      name: SHAPE_NAMES[shape],
      shape,
      width: size(width),
      height: size(height),
      fill: ink(fill),
    };
  }
  const stamp = stamps.get(part.stampId);
  if (!stamp) throw new Error(`The stamp ${part.stampId} was not loaded`);
  return {
    kind: "stamp" as const,
    name: stamp.name,
    stampId: stamp.id,
    width: size(part.width),
    height: size(part.width * stampRatio(stamp)),
    inks: (part.inks ?? stamp.inks).map((color) => ink(color as TemplateColor)),
  };
}

/** Set once, measured, then set at the size that gives the line its intended length. */
function fittedText(
  { measure }: Pick<EditorContext, "measure">,
  part: TextPart,
  base: Pick<TextLayer, "id" | "x" | "y" | "rotation" | "opacity" | "flipX" | "flipY" | "locked" | "hidden">,
  color: string,
  length: number,
): TextLayer {
  const direction = part.direction ?? "horizontal";
  const set = (fontSize: number): TextLayer => {
    const layer: TextLayer = {
      ...base,
      kind: "text",
      name: textName(part.text),
      text: part.text,
      width: fontSize * [...part.text].length,
      height: fontSize,
      fontId: part.fontId,
      fontSize,
      color,
      direction,
      align: "center",
      letterSpacing: part.spacing ?? 0,
      lineHeight: 1250,
    };
    return { ...layer, ...measure(layer) };
  };
  const first = set(20_000);
  const fontSize = (20_000 * length) / (direction === "vertical" ? first.height : first.width);
  return set(Math.round(Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, fontSize))));
}

/** What must be loaded before `placeTemplate`. */
export function needsOf(template: Template): {
  readonly fontIds: readonly string[];
  readonly stampIds: readonly string[];
} {
  const fontIds = template.parts.flatMap((part) => (part.kind === "text" ? [part.fontId] : []));
  const stampIds = template.parts.flatMap((part) => (part.kind === "stamp" ? [part.stampId] : []));
  return { fontIds: [...new Set(fontIds)], stampIds: [...new Set(stampIds)] };
}
