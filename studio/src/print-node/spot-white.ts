import type { PdfFile, PdfRef } from "./pdf-file.ts";

/** What print shops and RIPs look for. */
const SPOT_NAME = "White";

/** White multiplies and overprints, so that neither ink knocks the other out and a viewer without separations shows the art as it is. */
export const WHITE_OVER_ALL = "/BM /Multiply /OP true /op true /OPM 1";

/** Viewers show it as no ink at all, since they paint on white. */
export function spotWhite(file: PdfFile): PdfRef {
  const tint = "<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0 0 0] /N 1 >>";
  return file.add(`[/Separation /${SPOT_NAME} /DeviceCMYK ${tint}]`);
}
