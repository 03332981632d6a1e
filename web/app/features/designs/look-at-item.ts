import type { DesignOfGoods } from "@surimono/studio/close-look";
import { queryClient } from "../../query-client.ts";
import { lookQuery } from "./look.queries.ts";
import { createPictureSource } from "./picture-source.ts";
import { presentAreas, presentItem } from "./present-design.ts";

/** What a picture of the member's own item shows, for drawing it sharper. */
export async function lookAtItem(productId: number): Promise<DesignOfGoods> {
  const design = await queryClient.fetchQuery(lookQuery(productId));
  const { document } = design;
  const { colors, sizeWidth } = presentItem(design);
  const { assetUrl } = createPictureSource();
  return {
    color: colors.find(({ id }) => id === document.colorId)?.hex ?? "#ffffff",
    print: { document, areas: presentAreas(design), rectWidth: sizeWidth, assetUrl },
  };
}
