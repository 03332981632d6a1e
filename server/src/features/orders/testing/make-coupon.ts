import type { Shop } from "../../../platform/http/index.ts";
import { value } from "../../../testing/value.ts";
import { createCoupon, type NewCoupon } from "../../coupons/index.ts";

let made = 0;

/** 500 yen off from 550 for everybody, without an end or a limit, by its code only. */
export async function makeCoupon({ shop }: { readonly shop: Pick<Shop, "database"> }, change: Partial<NewCoupon> = {}) {
  const usual: NewCoupon = {
    ...{ code: `TEST${++made}`, name: "夏のクーポン", amount: 500, minimum: 550, audience: "everybody" },
    ...{ newMembersOnly: false, isOffered: false, validFrom: new Date(0), validUntil: null, maxUses: null },
    ...{ kind: "amount", rate: 0, rankId: null, usesPerMember: 1, budget: null },
  };
  return value(await createCoupon(shop.database.db, { ...usual, ...change }, new Date()));
}
