export const PICTURE_FORMATS = ["avif", "webp", "png"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * The smallest format that the client accepts. One that names none gets WebP, as the address says; one that lists pictures but not the new
 * formats is an old browser or a mail program, and gets PNG.
 */
export function pickFormat(url: string, accept: string | undefined): PictureFormat {
  if (url.endsWith(".png")) return "png";
  const wanted = (accept ?? "*/*").split(",").map(readRange);
  const named = (type: string) => wanted.some((range) => range.type === type && range.share > 0);
  if (named("image/avif")) return "avif";
  const listsPictures = wanted.some(({ type }) => type.startsWith("image/"));
  return named("image/webp") || !listsPictures ? "webp" : "png";
}

function readRange(text: string): { readonly type: string; readonly share: number } {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const share = parameters.find((parameter) => parameter.startsWith("q="));
  return { type, share: share === undefined ? 1 : Number(share.slice(2)) || 0 };
}
