/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a picture is for. */
export interface PictureWish {
  /** What the server takes. */
  readonly maxBytes: number;
  readonly maxPixels: number;
  readonly maxSide: number;
  /** The places it may have to fill, at print resolution; without one only the limits count. */
  readonly places: readonly Size[];
}

/** Still sharp when cropped to two thirds, or laid larger than its place. */
const HEADROOM = 1.25;

/** The size to keep a picture at: its own, or the most any place can need. */
export function planSize(source: Size, { places, maxSide, maxPixels }: PictureWish): Size {
  const fills = places.map((place) => Math.max(place.width / source.width, place.height / source.height) * HEADROOM);
  return scaled(
    source,
    Math.min(
      1,
      fills.length > 0 ? Math.max(...fills) : 1,
      maxSide / Math.max(source.width, source.height),
      Math.sqrt(maxPixels / (source.width * source.height)),
    ),
  );
}

export function scaled({ width, height }: Size, by: number): Size {
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}
