import type { DesignStep } from "@surimono/domain/catalogue";
import { onGoodsOfToday } from "@surimono/domain/designs";
import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import { getGoodsOf } from "../../catalogue/index.ts";
import type { MyItem } from "../../my-items/index.ts";
import { targetOf } from "../choice/index.ts";
import { type Opened, presentDesign } from "../studio/index.ts";

/** A step's design of a my item, on its goods as they are today. */
export function presentOwn(shop: Shop, myItem: MyItem, step: DesignStep, design: Opened) {
  const target = targetOf(shop, myItem, step);
  if (!target) return fail("designs/no-such-item");
  const document = onGoodsOfToday(design.document, target.goods);
  return ok(presentDesign(shop, { ...myItem, item: getGoodsOf(shop, myItem) }, target, { ...design, document }));
}
