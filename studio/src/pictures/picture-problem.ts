import type { PictureKind } from "@surimono/domain/designs";

export type ProblemKind = "empty" | "no-access" | "no-picture" | "document" | "broken" | "heic" | "too-large";

const DOCUMENTS: Partial<Record<PictureKind, string>> = {
  pdf: "PDF",
  psd: "PSD",
  svg: "SVG",
  tiff: "TIFF",
  jxl: "JPEG XL",
};

/** Formats that hardly any browser opens as a picture. */
export function isDocument(kind: PictureKind | undefined): boolean {
  return kind !== undefined && kind in DOCUMENTS;
}

/** What is wrong with a file, and how to solve it. */
export function problemWords(name: string, problem: ProblemKind, kind?: PictureKind): string {
  const file = `「${name}」`;
  switch (problem) {
    case "empty":
      return `${file}は空のファイルです。別の画像を選んでください。`;
    case "no-access":
      return `${file}を読み取れませんでした。この端末に保存してから、もう一度選んでください。`;
    case "no-picture":
      return `${file}は画像ではないようです。JPEG・PNG・GIF・WebP・HEICなどの画像を選んでください。`;
    case "document":
      return `${file}は${(kind && DOCUMENTS[kind]) ?? "この"}形式のため使えません。JPEGかPNGに書き出してから選んでください。`;
    case "broken":
      return `${file}は壊れているようです。もとの画像を保存し直すか、別の画像を選んでください。`;
    case "heic":
      return `${file}（HEIC）をこの端末では開けませんでした。写真アプリでJPEGに書き出してから選んでください。`;
    case "too-large":
      return `${file}は縦横が大きすぎて、この端末では開けませんでした。長いほうの辺を10,000画素以下にしてから選んでください。`;
  }
}
