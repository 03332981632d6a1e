import { FRESH_LAYER, type TextLayer } from "@surimono/domain/designs";
import { type FontFace, layoutText, type Outline, type TextShaper } from "../src/scene/index.ts";

/** Units of the picture to the em: fine enough for a list at twice the pixels. */
const EM = 400;
/** Above and below the em, for faces that reach out of it. */
const AIR = 100;

/** The face's sample words as a small SVG in the text colour of a list, as high as one and a half em. */
export function drawFaceSample(font: FontFace, shaper: TextShaper): string {
  const layout = layoutText(sampleLayer(font), shaper);
  if (!layout) throw new Error(`${font.id} was not added to the shaper`);
  if (layout.missing.length > 0) throw new Error(`${font.id} lacks ${layout.missing.join("")}`);
  const height = EM + AIR * 2;
  const viewBox = [-Math.ceil(layout.width / 2), -height / 2, layout.width, height].join(" ");
  const size = `width="${Math.round((layout.width / height) * 36)}" height="36"`;
  const path = `<path fill="#222" d="${pathData(layout.outline)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size}>${path}</svg>\n`;
}

function sampleLayer(font: FontFace): TextLayer {
  return {
    kind: "text",
    id: font.id,
    name: font.label,
    text: font.sample,
    fontId: font.id,
    fontSize: EM,
    color: "#222222",
    direction: "horizontal",
    align: "start",
    letterSpacing: 0,
    lineHeight: 1000,
    x: 0,
    y: 0,
    width: EM,
    height: EM,
    ...FRESH_LAYER,
  };
}

const ARITY = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const;

/** Whole numbers from point to point, which is half as long as from the origin. */
function pathData({ commands, coordinates }: Outline): string {
  let data = "";
  let at = 0;
  let pen = { x: 0, y: 0 };
  let start = pen;
  for (const command of commands) {
    const numbers: number[] = [];
    let end = pen;
    for (const stop = at + ARITY[command]; at < stop; at += 2) {
      end = { x: Math.round(coordinates[at] as number), y: Math.round(coordinates[at + 1] as number) };
      numbers.push(end.x - pen.x, end.y - pen.y);
    }
    data += command.toLowerCase() + numbers.join(" ").replaceAll(" -", "-");
    pen = command === "Z" ? start : end;
    if (command === "M") start = pen;
  }
  return data;
}
