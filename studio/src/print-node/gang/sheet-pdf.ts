import { type GangPlace, inkBox } from "@surimono/domain/floor";
import { POINTS_PER_INCH } from "@surimono/domain/kernel";
import { rowsOf } from "../../plates/index.ts";
import { srgbIntent } from "../output-intent.ts";
import { packRows } from "../pack-rows.ts";
import type { PdfPicture } from "../pdf-context.ts";
import { PdfFile, pdfNumbers } from "../pdf-file.ts";
import { embedPixels, embedTints } from "../pdf-images.ts";
import { PdfResources } from "../pdf-resources.ts";
import { spotWhite, WHITE_OVER_ALL } from "../spot-white.ts";
import { readInk, readPlate } from "./ink-shelf.ts";
import type { SheetToDraw } from "./sheet-png.ts";

/**
 * The same sheet as a page at true size, mirrored: each print once, however often it lies there, marks and names as shapes, and the white as the
 * separation of the shop's other print files.
 */
export async function sheetPdf(sheet: SheetToDraw, take: (part: Uint8Array) => void): Promise<void> {
  const file = new PdfFile(take);
  const resources = new PdfResources(file);
  const white = spotWhite(file);
  const prints = new Map<string, { readonly color: PdfPicture; readonly plate: PdfPicture }>();
  for (const { source } of sheet.placed) {
    if (prints.has(source.path)) continue;
    const { w: width, h: height } = source.ink;
    const color = await embedPixels(file, rowsOf({ data: await readInk(source), width, height }));
    const data = await readPlate(source, sheet.dpi, sheet.choke);
    const packed = packRows({ data, width, height, channels: 1 });
    prints.set(source.path, { color, plate: embedTints(file, { width, height, packed }, white) });
    await file.flush();
  }
  const lay = (layer: "color" | "plate") =>
    sheet.placed.map(({ place, source }) => {
      const picture = prints.get(source.path)?.[layer];
      return picture ? `q ${pdfNumbers(matrixOf(place))} cm ${resources.picture(picture.ref)} Do Q` : "";
    });
  const boxes = sheet.boxes.map(({ x, y, w, h }) => `${pdfNumbers([x, y, w, h])} re`);
  const point = POINTS_PER_INCH / sheet.dpi;
  const [width, height] = [sheet.width * point, sheet.height * point];
  const content = [
    // From the upper right corner, in pixels to the left: mirrored.
    `q ${pdfNumbers([-point, 0, 0, -point, width, height])} cm`,
    ...lay("color"),
    `0 g ${boxes.join(" ")} f`,
    `${resources.state(WHITE_OVER_ALL)} gs`,
    ...lay("plate"),
    "Q",
  ];
  const contents = file.addStream("", content.join("\n"));
  const pages = file.reserve();
  const page = file.add(
    `<< /Type /Page /Parent ${pages.number} 0 R /MediaBox [${pdfNumbers([0, 0, width, height])}] ` +
      `/Resources ${resources.dictionary()} /Contents ${contents.number} 0 R >>`,
  );
  file.add(`<< /Type /Pages /Kids [${page.number} 0 R] /Count 1 >>`, pages);
  await file.finish(file.add(`<< /Type /Catalog /Pages ${pages.number} 0 R ${srgbIntent(file)} >>`));
}

/** From a picture's own square, whose top is at 1, to the box of its ink on the sheet, whose top is at 0. */
function matrixOf(place: GangPlace): readonly number[] {
  const { x, y, w, h } = inkBox(place);
  return place.turned ? [0, h, w, 0, x, y] : [w, 0, 0, -h, x, y + h];
}
