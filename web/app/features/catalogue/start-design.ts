import type { Product } from "@surimono/contract/catalogue";
import { getImageMagicToken } from "@surimono/contract/designs";
import { recordHistory } from "@surimono/contract/members";
import { formatSku } from "@surimono/domain/designs";
import { call, quietCall } from "#app/session/call.ts";
import type { ItemChoice } from "./use-item-choice.ts";

/** The design tool, in the log of used tools (spec §7). */
const DESIGN_TOOL = 40;

/** How the calls and the simulator's address name what was chosen. */
export interface ChosenWorks {
  readonly product_id: number;
  readonly sku: string;
  readonly works_id: string;
}

export function worksOf(product: Product, { method, color, areaKindIds }: ItemChoice): ChosenWorks {
  const info = product.print_info.find(({ method_id }) => method_id === method?.methodId);
  const works = (info?.area_kind ?? []).filter(({ kind_id }) => areaKindIds.includes(kind_id));
  return {
    product_id: product.product_id,
    sku: formatSku({ pku: product.pku, colorId: color?.id ?? 0, methodId: method?.methodId ?? 0 }),
    works_id: works.map(({ works_id }) => works_id).join(","),
  };
}

/** Asks for the studio's address for the choice, and notes that the tool was opened. */
export async function startDesign(product: Product, choice: ItemChoice) {
  const payload = worksOf(product, choice);
  const answer = await call(getImageMagicToken, payload);
  if (answer.ok) {
    const operate_content = { url: getImageMagicToken.path, request: payload };
    // A log that fails must not keep anyone from designing.
    await quietCall(recordHistory, { operate_type: DESIGN_TOOL, operate_content });
  }
  return answer;
}
