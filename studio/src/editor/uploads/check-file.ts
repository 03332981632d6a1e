import { type DesignDocument, flattenLayers } from "@surimono/domain/designs";

/** Spec §5 and §9: what the server takes, told before anything is sent. */
export const MOST_BYTES = 5_242_880;
export const MOST_PICTURES = 15;
export const ACCEPTED_FILES = ".jpg,.jpeg,.png,.gif";

const ACCEPTED_TYPES: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/gif"]);
const ACCEPTED_ENDINGS = /\.(jpe?g|png|gif)$/i;

export interface FileFacts {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Why the file cannot be taken, with what to do; undefined when it can. */
export function fileProblem(file: FileFacts): string | undefined {
  const isPicture = ACCEPTED_TYPES.has(file.type) || (file.type === "" && ACCEPTED_ENDINGS.test(file.name));
  if (!isPicture) {
    return `「${file.name}」は使えない形式です。JPG・PNG・GIFの画像を選んでください。`;
  }
  if (file.size === 0) return `「${file.name}」は空のファイルです。別の画像を選んでください。`;
  if (file.size > MOST_BYTES) {
    // Rounded up, so that a file just over the limit is not said to have 5.00 MB.
    const megabytes = (Math.ceil((file.size / 1_048_576) * 100) / 100).toFixed(2);
    return `「${file.name}」は${megabytes} MBあります。5 MB以下に小さくしてからアップロードしてください。`;
  }
  return undefined;
}

/** A picture that is placed twice counts once. */
export function countPictures(document: DesignDocument): number {
  const ids = document.areas.flatMap((area) =>
    flattenLayers(area.layers).flatMap((layer) => (layer.kind === "image" ? layer.assetId : [])),
  );
  return new Set(ids).size;
}

export function picturesProblem(document: DesignDocument, adding: number): string | undefined {
  const free = MOST_PICTURES - countPictures(document);
  if (adding <= free) return undefined;
  return free <= 0
    ? `画像は1つのデザインに${MOST_PICTURES}枚までです。使っていない画像のレイヤーを削除してください。`
    : `画像は1つのデザインに${MOST_PICTURES}枚までです。あと${free}枚追加できます。`;
}
