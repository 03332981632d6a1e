import { type AreaCheck, imageLayers } from "./check-context.ts";
import type { Finding } from "./finding.ts";

/** Fifty photographs of a good camera: decoding them takes half a minute. */
const MOST_PIXELS = 1_000_000_000;
/** As stored. A print job holds them three times. */
const MOST_BYTES = 160_000_000;

/** More pictures than a print job can take at once. One shown by many layers counts once. */
export function checkPictures({ area, facts, printed }: AreaCheck): Finding[] {
  const pictures = new Map(
    imageLayers(printed).map((layer) => [layer.assetId, { layer, known: facts.picture(layer) }]),
  );
  let [pixels, bytes] = [0, 0];
  for (const { layer, known } of pictures.values()) {
    const { pixelWidth, pixelHeight } = known ?? layer;
    pixels += pixelWidth * pixelHeight;
    bytes += known?.byteSize ?? 0;
  }
  if (pixels <= MOST_PIXELS && bytes <= MOST_BYTES) return [];
  return [{ severity: "error", code: "designs/too-many-pictures", areaKindId: area.areaKindId }];
}
