import type { Shop } from "../../../platform/http/index.ts";
import { getCatalogue } from "../../catalogue/index.ts";

/** Today's name of a place. */
export function areaName(shop: Shop, areaKindId: number): string {
  return getCatalogue(shop).data.areaKinds.find(({ id }) => id === areaKindId)?.name ?? "";
}
