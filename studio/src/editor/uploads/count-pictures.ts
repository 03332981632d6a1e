import { type DesignDocument, flattenLayers } from "@surimono/domain/designs";

/** Rule designs-pictures-in-design. */
export const MOST_PICTURES = 15;

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
