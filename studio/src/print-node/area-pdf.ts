import { type AreaOutline, grownOutline } from "@surimono/domain/catalogue";
import type { AreaDesign, Layer } from "@surimono/domain/designs";
import { movedLayer, tiledLayers } from "@surimono/domain/designs";
import { MM_PER_INCH, POINTS_PER_INCH, type RectUm, UM_PER_MM, type Um } from "@surimono/domain/kernel";
import { drawDesign, paintedBounds, type SceneAssets } from "../scene/index.ts";
import { CUT_OVER_ALL, clipTo, cutLine, spotCut } from "./cut-contour.ts";
import { srgbIntent } from "./output-intent.ts";
import { drawPage, keepingCopies, type Page } from "./page.ts";
import { NotVector, type PdfPicture, type PdfSurface, pdfSurface } from "./pdf-context.ts";
import { PdfFile, POINTS_PER_UM, pdfNumbers } from "./pdf-file.ts";
import { embedPicture, embedPixels, embedTints } from "./pdf-images.ts";
import { PdfResources } from "./pdf-resources.ts";
import { finishForPress, PRESS_GROUP } from "./press-file.ts";
import type { PressInks } from "./press-inks.ts";
import { spotWhite, WHITE_OVER_ALL } from "./spot-white.ts";

export interface AreaPdfParts {
  /** With the bleed around it: see `withBleed`. */
  readonly area: AreaDesign;
  /** Resolution of what is embedded as pixels. */
  readonly dpi: number;
  readonly bleed: Um;
  readonly assets: SceneAssets;
  readonly images: Readonly<Record<string, Uint8Array>>;
  /** Nothing is printed outside of any of them. */
  readonly within?: readonly AreaOutline[];
  /** The shape of the goods on this page, and where they are cut. */
  readonly trim?: AreaOutline;
  /** Says what its colours are. */
  readonly isTagged?: boolean;
  /** Left and right change places; the plate was drawn so. */
  readonly isMirrored?: boolean;
  /** PDF/X-4 in the inks of a press. */
  readonly inks?: PressInks;
  /** As large as the area, with its bleed. */
  readonly plate?: { readonly width: number; readonly height: number; readonly packed: Promise<Buffer> };
}

/** One page at true size: text and shapes as vectors, pictures with soft masks, the white plate as a separation of its own. */
export async function areaPdf({ area, dpi, bleed, assets, images, ...look }: AreaPdfParts): Promise<Buffer> {
  const { plate, within = [], trim, isTagged, isMirrored, inks } = look;
  const file = new PdfFile();
  const resources = new PdfResources(file, inks);
  const [width, height] = [area.width * POINTS_PER_UM, area.height * POINTS_PER_UM];
  const pixel = POINTS_PER_INCH / dpi;
  const painted = await paint(area, { file, resources, dpi, assets, images });
  // Done twice it undoes itself.
  const turn = isMirrored ? `${pdfNumbers([-1, 0, 0, 1, width, 0])} cm ` : "";
  const content = [`q ${turn}${pdfNumbers([pixel, 0, 0, -pixel, 0, height])} cm`, painted, "Q"];
  if (plate) {
    const tints = embedTints(file, plate, spotWhite(file));
    const state = resources.state(WHITE_OVER_ALL);
    content.push(`q ${state} gs ${pdfNumbers([width, 0, 0, height, 0, 0])} cm ${resources.picture(tints.ref)} Do Q`);
  }
  if (within.length > 0) {
    const clips = within.map((outline) => clipTo(outline, height)).join(" ");
    content.unshift("q", `${turn}${clips}${turn && ` ${turn.trim()}`}`);
    content.push("Q");
  }
  if (trim?.cut) {
    const names = { color: resources.color(spotCut(file)), state: resources.state(CUT_OVER_ALL) };
    const line = cutLine(trim.cut === "bleed" ? grownOutline(trim, bleed) : trim, height, names);
    content.push(turn ? `q ${turn}${line} Q` : line);
  }
  const operators = content.join("\n");
  const contents = inks ? file.addLater("", inks.resolve(operators)) : file.addStream("", operators);
  const pages = file.reserve();
  const inset = bleed * POINTS_PER_UM;
  const whole = pdfNumbers([0, 0, width, height]);
  const trimBox = pdfNumbers([inset, inset, width - inset, height - inset]);
  const page = file.add(
    `<< /Type /Page /Parent ${pages.number} 0 R /MediaBox [${whole}] /BleedBox [${whole}] /TrimBox [${trimBox}] ` +
      `/Resources ${resources.dictionary()} /Contents ${contents.number} 0 R${inks ? PRESS_GROUP : ""} >>`,
  );
  file.add(`<< /Type /Pages /Kids [${page.number} 0 R] /Count 1 >>`, pages);
  if (inks) return finishForPress(file, pages);
  const intent = isTagged ? ` ${srgbIntent(file)}` : "";
  return file.finish(file.add(`<< /Type /Catalog /Pages ${pages.number} 0 R${intent} >>`));
}

/** The area grown by its bleed on every side. */
export function withBleed(area: AreaDesign, bleed: Um): AreaDesign {
  if (bleed === 0) return area;
  const layers = area.layers.map((layer) => movedLayer(layer, bleed, bleed));
  return { ...area, width: area.width + 2 * bleed, height: area.height + 2 * bleed, layers };
}

interface Painting extends Pick<AreaPdfParts, "dpi" | "assets" | "images"> {
  readonly file: PdfFile;
  readonly resources: PdfResources;
}

async function paint(drawn: AreaDesign, { file, resources, dpi, assets: given, images }: Painting): Promise<string> {
  const area = { ...drawn, layers: tiledLayers(drawn.layers, drawn) };
  const assets = area.layers === drawn.layers ? given : keepingCopies(given);
  const pictures = new Map<string, PdfPicture>();
  for (const [assetId, bytes] of Object.entries(images))
    pictures.set(assetId, await embedPicture(file, bytes, resources.inks));
  const vector: SceneAssets = {
    ...assets,
    vectors: true,
    image: (assetId) => pictures.get(assetId),
    surface: (width, height) => pdfSurface(resources, width, height),
  };
  const layers: string[] = [];
  // One after the other: each layer's pixels are packed before the next layer's are drawn.
  for (const layer of area.layers) layers.push(await paintLayer(area, layer, { vector, dpi, assets, resources }));
  return layers.join("\n");
}

interface LayerPainting {
  readonly dpi: number;
  readonly vector: SceneAssets;
  readonly assets: SceneAssets;
  readonly resources: PdfResources;
}

/** What vectors cannot express is embedded as exactly the PNG's pixels. */
async function paintLayer(area: AreaDesign, layer: Layer, painting: LayerPainting): Promise<string> {
  const { vector, dpi } = painting;
  const page = surfaceOf(area, painting);
  try {
    drawDesign(page.context, { ...area, layers: [layer] }, dpi / MM_PER_INCH, vector);
    return page.content();
  } catch (error) {
    if (!(error instanceof NotVector)) throw error;
    const flat = surfaceOf(area, painting);
    await paintPixels(flat, area, layer, painting);
    return flat.content();
  }
}

function surfaceOf(area: AreaDesign, { dpi, resources }: LayerPainting): PdfSurface {
  return pdfSurface(resources, pixels(area.width, dpi), pixels(area.height, dpi));
}

/** Only the part of the page that the layer can touch: the rest is empty. */
async function paintPixels(
  flat: PdfSurface,
  area: AreaDesign,
  layer: Layer,
  { dpi, assets, resources }: LayerPainting,
): Promise<void> {
  const page = await drawPage({ ...area, layers: [layer] }, dpi, assets);
  try {
    const box = partOf(page, paintedBounds(layer, assets), dpi);
    if (!box) return;
    const picture = await embedPixels(resources.file, page.part(box), resources.inks);
    flat.context.drawImage(picture as never, box.x, box.y);
  } finally {
    page.close();
  }
}

/** Letters sometimes extend beyond their measured box. */
const OVERHANG_MM = 5;

/** The pixels that something this large can touch; undefined if it is outside. */
function partOf(page: Page, { x, y, w, h }: RectUm, dpi: number): RectUm | undefined {
  const pxPerMm = dpi / MM_PER_INCH;
  const near = (um: number): number => Math.max(0, Math.floor((um / UM_PER_MM - OVERHANG_MM) * pxPerMm));
  const far = (um: number, end: number): number => Math.min(end, Math.ceil((um / UM_PER_MM + OVERHANG_MM) * pxPerMm));
  const [left, top] = [near(x), near(y)];
  const [right, bottom] = [far(x + w, page.width), far(y + h, page.height)];
  return right > left && bottom > top ? { x: left, y: top, w: right - left, h: bottom - top } : undefined;
}

/** The page in exact pixels: its edges need not fall on one. */
function pixels(length: Um, dpi: number): number {
  return (length * dpi) / (MM_PER_INCH * UM_PER_MM);
}
