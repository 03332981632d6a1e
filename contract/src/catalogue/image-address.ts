/** Apart from its call, which pages that show pictures need not know. */
export const IMAGE_PATH = "/api/image/azure";

/** The widths that pictures are drawn at; others are refused so that no one can fill the cache. */
export const IMAGE_WIDTHS = [120, 240, 360, 564, 900, 1200] as const;

/** The address of a picture for `src` and `srcset`. */
export function imageAddress(url: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `${IMAGE_PATH}?url=images${url}&w=${width}`;
}
