import type { FetchedLook } from "#app/ui/use-fetched-look.ts";
import { queryClient } from "../../query-client.ts";
import { lookQuery } from "./look.queries.ts";
import { createPictureSource } from "./picture-source.ts";
import { presentAreas, presentItem } from "./present-design.ts";

/**
 * What a picture of the member's own item shows in a size, for drawing it sharper. Undefined where that size is printed otherwise than what is
 * drawn in the studio.
 */
export async function lookAtItem(productId: number, sizeId: number): Promise<FetchedLook | undefined> {
  const design = await queryClient.fetchQuery(lookQuery(productId));
  const { document, item } = design;
  if (!item.sizes.some(({ size_id }) => size_id === sizeId)) return undefined;
  const { colors, sizeWidth } = presentItem(design);
  const { assetUrl, release } = createPictureSource();
  return {
    color: colors.find(({ id }) => id === document.colorId)?.hex ?? "#ffffff",
    print: { document, areas: presentAreas(design), rectWidth: sizeWidth, assetUrl },
    release,
  };
}
