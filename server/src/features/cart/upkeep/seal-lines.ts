import type { WireLine } from "@surimono/contract/cart";
import type { Seal } from "../../catalogue/index.ts";

/** Lines with picture addresses that their member can open. */
export function sealLines<Line extends WireLine>(lines: readonly Line[], seal: Seal): Line[] {
  return lines.map((line) => ({
    ...line,
    image_url: seal(line.image_url),
    tags: line.tags.map((tag) => ({ ...tag, image_url: seal(tag.image_url) })),
  }));
}
