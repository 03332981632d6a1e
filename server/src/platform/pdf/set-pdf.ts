import { fontPath } from "@surimono/studio/print";
import pdfmake from "pdfmake";

export const PDF_FACE = "NotoSansJP";
export const PDF_QUIET = "#6b6b6b";
const PDF_RULE = "#d8d2c4";

/** A table with a hairline below each row. */
export const pdfLines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => PDF_RULE,
  paddingLeft: () => 0,
};

const files = { normal: fontPath("noto-sans-jp-400") ?? "", bold: fontPath("noto-sans-jp-700") ?? "" };

/** A PDF with real, searchable text, of which the used glyphs are embedded. It reads no file but the two fonts. */
export async function setPdf(document: object): Promise<Uint8Array> {
  pdfmake.addFonts({ [PDF_FACE]: files });
  pdfmake.setLocalAccessPolicy((path) => Object.values(files).includes(path));
  pdfmake.setUrlAccessPolicy(() => false);
  return pdfmake.createPdf(document).getBuffer();
}
