import type { PdfFile } from "./pdf-file.ts";
import { srgbProfile } from "./srgb-profile.ts";

const NAME = "sRGB IEC61966-2.1";

/**
 * An entry of the catalogue that says that DeviceRGB is sRGB (ISO 32000-1, 14.11.5). Its subtype is that of PDF/A: those of PDF/X name a press,
 * and sRGB is none. Not packed, since zlib's search for repeats may differ by processor.
 */
export function srgbIntent(file: PdfFile): string {
  const profile = file.addPacked("/N 3", srgbProfile());
  const names = `/OutputConditionIdentifier (${NAME}) /RegistryName (http://www.color.org) /Info (${NAME})`;
  return `/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFA1 ${names} /DestOutputProfile ${profile.number} 0 R >>]`;
}
