import { queryProduct } from "@surimono/contract/catalogue";
import { getImageMagicToken } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { formatSku, formatWorksId } from "@surimono/domain/designs";
import { answered } from "./answered.ts";

const TEE = { itemId: 1001, methodId: 67, colorId: 101, areaKindId: 1 };

/** A new design for the front of the white T-shirt, by the calls that its page makes: the goods, and the studio's address with its token. */
export async function beginTee(call: Caller) {
  const [tee] = answered(await call(queryProduct, { product_id: TEE.itemId })).data;
  if (!tee) throw new Error("there is no T-shirt");
  const sku = formatSku({ ...TEE, pku: tee.pku });
  const begun = answered(await call(getImageMagicToken, { product_id: TEE.itemId, sku, works_id: formatWorksId(TEE) }));
  const token = new URL(begun.url, "http://shop").searchParams.get("token") ?? "";
  return { tee, url: begun.url, token };
}
