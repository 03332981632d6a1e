import type { DesignDocument } from "./document.ts";
import { flattenLayers } from "./walk-layers.ts";

/** What a design shows, without where and how large: uploads by their ids, or where there are none its words and stamps. */
export interface ShownParts {
  readonly pictures: readonly string[];
  readonly others: readonly string[];
}

export function shownParts({ areas }: Pick<DesignDocument, "areas">): ShownParts {
  const layers = areas.flatMap((area) => flattenLayers(area.layers)).filter(({ hidden }) => !hidden);
  const pictures = layers.flatMap((layer) => (layer.kind === "image" ? layer.assetId : []));
  const others = layers.flatMap((layer) => {
    if (layer.kind === "text") return `text ${layer.text.trim()}`;
    return layer.kind === "stamp" ? `stamp ${layer.stampId}` : [];
  });
  return { pictures: [...new Set(pictures)], others: [...new Set(others)].sort() };
}

/** Whether two designs of one maker show the same: an upload in common, or without any upload the same words and stamps (rule my-items-works-alike). */
export function showsSame(one: ShownParts, other: ShownParts): boolean {
  if (one.pictures.length > 0 || other.pictures.length > 0)
    return one.pictures.some((picture) => other.pictures.includes(picture));
  return one.others.length > 0 && one.others.join("\n") === other.others.join("\n");
}
