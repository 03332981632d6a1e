import type { Um } from "@surimono/domain/kernel";
import { type PixelRows, type Raster, rowsOf } from "../plates/index.ts";
import type { Film } from "../screens/index.ts";
import { packRows } from "./pack-rows.ts";
import { PdfFile, type PdfRef, POINTS_PER_UM, pdfNumbers } from "./pdf-file.ts";
import { embedPixels } from "./pdf-images.ts";

/** Of a screen's film: all of it, with the bleed around it. */
interface FilmPage {
  readonly width: Um;
  readonly height: Um;
  readonly bleed: Um;
}

/** One film at true size, its pixels in full black: what burns a screen. `markPdf` adds marks and slug around it. */
export async function filmPdf({ width, height, rowBytes, bits }: Film, page: FilmPage): Promise<Buffer> {
  const file = new PdfFile();
  const look =
    `/Type /XObject /Subtype /Image /ImageMask true /Width ${width} /Height ${height} /BitsPerComponent 1 /Decode [1 0] ` +
    `/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 1 /BitsPerComponent 1 /Columns ${width} >>`;
  const mask = file.addPacked(look, packRows({ data: bits, width: rowBytes, height, channels: 1 }));
  return onePage(file, page, mask);
}

/** How all screens print together, at true size. */
export async function guidePdf(print: Raster | PixelRows, page: FilmPage): Promise<Buffer> {
  const file = new PdfFile();
  const { ref } = await embedPixels(file, "read" in print ? print : rowsOf(print));
  return onePage(file, page, ref);
}

/** The picture over the whole page; the colour is that of masks. */
async function onePage(file: PdfFile, { bleed, ...page }: FilmPage, picture: PdfRef): Promise<Buffer> {
  const [width, height] = [page.width * POINTS_PER_UM, page.height * POINTS_PER_UM];
  const contents = file.addStream("", `q 0 0 0 1 k ${pdfNumbers([width, 0, 0, height, 0, 0])} cm /Print Do Q`);
  const pages = file.reserve();
  const inset = bleed * POINTS_PER_UM;
  const whole = pdfNumbers([0, 0, width, height]);
  const trim = pdfNumbers([inset, inset, width - inset, height - inset]);
  const leaf = file.add(
    `<< /Type /Page /Parent ${pages.number} 0 R /MediaBox [${whole}] /BleedBox [${whole}] /TrimBox [${trim}] ` +
      `/Resources << /XObject << /Print ${picture.number} 0 R >> >> /Contents ${contents.number} 0 R >>`,
  );
  file.add(`<< /Type /Pages /Kids [${leaf.number} 0 R] /Count 1 >>`, pages);
  return file.finish(file.add(`<< /Type /Catalog /Pages ${pages.number} 0 R >>`));
}
