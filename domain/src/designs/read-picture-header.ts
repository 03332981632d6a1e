/** What a file's first bytes say, whatever its name ends in. */
export interface PictureHeader {
  readonly kind: PictureKind;
  /** As stored, before rotation; unknown for formats with a deeper header. */
  readonly width?: number;
  readonly height?: number;
  /** In the inks of a printing press: every reader converts these differently. */
  readonly isCmyk?: boolean;
  /** More than one frame. */
  readonly isAnimated: boolean;
}

export type PictureKind =
  | "jpeg"
  | "png"
  | "gif"
  | "webp"
  | "avif"
  | "heic"
  | "bmp"
  | "tiff"
  | "jxl"
  | "pdf"
  | "psd"
  | "svg";

/** Undefined for an unknown format. `bytes` need not be the whole file, but what is cut off is not seen. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = kindOf(bytes);
  switch (kind) {
    case "jpeg":
      return { kind, isAnimated: false, ...jpegFacts(view) };
    case "png":
      return { kind, isAnimated: isAnimatedPng(view), ...pngSize(view) };
    case "gif":
      return { kind, isAnimated: isAnimatedGif(view), ...gifSize(view) };
    case "webp":
      return { kind, ...webpFacts(view) };
    case undefined:
      return undefined;
    default:
      return { kind, isAnimated: textAt(bytes, 8, 4) === "avis" };
  }
}

const BRANDS: Readonly<Record<string, "avif" | "heic">> = {
  ...{ avif: "avif", avis: "avif" },
  ...{ heic: "heic", heix: "heic", hevc: "heic", hevx: "heic", heim: "heic", heis: "heic", mif1: "heic", msf1: "heic" },
};

function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const starts = (...wanted: readonly number[]) => wanted.every((byte, at) => bytes[at] === byte);
  if (starts(0xff, 0xd8, 0xff)) return "jpeg";
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  const head = textAt(bytes, 0, 6);
  if (head === "GIF87a" || head === "GIF89a") return "gif";
  if (head.startsWith("RIFF") && textAt(bytes, 8, 4) === "WEBP") return "webp";
  if (textAt(bytes, 4, 4) === "ftyp") return brandOf(bytes);
  if (head.startsWith("BM")) return "bmp";
  if (starts(0x49, 0x49, 0x2a, 0) || starts(0x4d, 0x4d, 0, 0x2a)) return "tiff";
  if (starts(0xff, 0x0a) || textAt(bytes, 4, 4) === "JXL ") return "jxl";
  if (head.startsWith("%PDF")) return "pdf";
  if (head.startsWith("8BPS")) return "psd";
  return /<svg[\s>]/i.test(textAt(bytes, 0, 1024)) ? "svg" : undefined;
}

/** The file's brand decides; a general one is told apart by its compatible brands. */
function brandOf(bytes: Uint8Array): PictureKind | undefined {
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const others: readonly string[] = textAt(bytes, 16, Math.min(size, 128) - 16).match(/.{4}/gs) ?? [];
  const main = BRANDS[textAt(bytes, 8, 4)];
  return main === "heic" && others.includes("avif") ? "avif" : main;
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + Math.max(0, length)));
}

type Size = { readonly width: number; readonly height: number };

/** The frame header (SOF) of ISO 10918-1, B.2.2, wherever it is among the segments. Four components are four inks. */
function jpegFacts(view: DataView): (Size & { readonly isCmyk?: boolean }) | undefined {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      return view.getUint8(at + 9) === 4 ? { ...size, isCmyk: true } : size;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function pngSize(view: DataView): Size | undefined {
  return view.byteLength < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Its `acTL` chunk comes before the pixels. */
function isAnimatedPng(view: DataView): boolean {
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    if (kind === 0x6163544c) return true;
    if (kind === 0x49444154) return false;
  }
  return false;
}

function gifSize(view: DataView): Size | undefined {
  return view.byteLength < 10 ? undefined : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** By a second image descriptor, past the blocks of the first. */
function isAnimatedGif(view: DataView): boolean {
  let at = 13 + colorTable(view, 10);
  let frames = 0;
  const skipBlocks = () => {
    while (at < view.byteLength && view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  };
  while (at + 1 < view.byteLength && frames < 2) {
    const block = view.getUint8(at);
    if (block === 0x21) {
      at += 2;
      skipBlocks();
    } else if (block === 0x2c && at + 10 < view.byteLength) {
      frames += 1;
      at += 11 + colorTable(view, at + 9);
      skipBlocks();
    } else break;
  }
  return frames > 1;
}

function colorTable(view: DataView, at: number): number {
  const flags = at < view.byteLength ? view.getUint8(at) : 0;
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function webpFacts(view: DataView): {
  readonly isAnimated: boolean;
  readonly width?: number;
  readonly height?: number;
} {
  if (view.byteLength < 30) return { isAnimated: false };
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  switch (String.fromCharCode(view.getUint8(15))) {
    case "X":
      return { isAnimated: (view.getUint8(20) & 2) !== 0, width: uint24(24) + 1, height: uint24(27) + 1 };
    case "L": {
      const bits = view.getUint32(21, true);
      return { isAnimated: false, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return {
        isAnimated: false,
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
  }
}
