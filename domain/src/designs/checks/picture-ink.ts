/** RGBA, not premultiplied, rows from the top. */
export interface Pixels {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface PictureInk {
  /** 1 where something is visible on the ground. */
  readonly mask: Uint8Array;
  /** Pixels that are printed. */
  readonly count: number;
  /** Transparent, or of one colour all around: a drawing or a cut-out rather than a photograph. */
  readonly hasGround: boolean;
  /** What an opaque picture has all around. */
  readonly ground?: Color;
}

/** A line blurred by a smaller copy still counts. */
const FAINT = 40;
/** In any channel: compression around edges changes less. */
const APART = 40;
/** This share of the rim must be of one colour. */
const RIM = 0.9;

export function pictureInk({ data, width, height }: Pixels): PictureInk {
  const mask = new Uint8Array(width * height);
  let count = 0;
  for (let index = 0; index < mask.length; index++) {
    if ((data[index * 4 + 3] as number) <= FAINT) continue;
    mask[index] = 1;
    count++;
  }
  if (count < mask.length) return { mask, count, hasGround: true };
  const ground = groundColor({ data, width, height });
  if (!ground) return { mask, count, hasGround: false };
  for (let index = 0; index < mask.length; index++) {
    if (!isApart(data, index * 4, ground)) mask[index] = 0;
  }
  return { mask, count, hasGround: true, ground };
}

export type Color = readonly [red: number, green: number, blue: number];

/** `#rrggbb`. */
export function hexOf(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour that nearly all of the rim has. */
export function groundColor({ data, width, height }: Pixels): Color | undefined {
  const rim: number[] = [];
  for (let x = 0; x < width; x++) rim.push(x * 4, ((height - 1) * width + x) * 4);
  for (let y = 0; y < height; y++) rim.push(y * width * 4, (y * width + width - 1) * 4);
  const middle = (channel: number) =>
    rim.map((at) => data[at + channel] as number).toSorted((one, other) => one - other)[rim.length >> 1] ?? 0;
  const color: Color = [middle(0), middle(1), middle(2)];
  const alike = rim.filter((at) => (data[at + 3] as number) > FAINT && !isApart(data, at, color)).length;
  return alike >= rim.length * RIM ? color : undefined;
}

export function isApart(data: Pixels["data"], at: number, [red, green, blue]: Color): boolean {
  return (
    Math.abs((data[at] as number) - red) > APART ||
    Math.abs((data[at + 1] as number) - green) > APART ||
    Math.abs((data[at + 2] as number) - blue) > APART
  );
}
