import type { PayloadInputOf } from "@surimono/contract/kernel";
import type { createShopCoupon } from "@surimono/contract/words";
import type { CouponAudience, CouponKind } from "@surimono/domain/coupons";

/** The form as the call wants it; what was left empty has no limit. */
export function readCouponForm(form: FormData): PayloadInputOf<typeof createShopCoupon> {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const number = (name: string) => (text(name) === "" ? null : Number(text(name)));
  return {
    ...{ code: text("code"), name: text("name"), reason: text("reason") },
    ...{ kind: text("kind") as CouponKind, audience: text("audience") as CouponAudience },
    ...{ amount: number("amount") ?? 0, minimum: number("minimum") ?? 0, rank_id: number("rank") },
    // Percent with two places are basis points.
    rate: Math.round((number("rate") ?? 0) * 100),
    emails: text("emails").split(/\s+/).filter(Boolean),
    ...{ new_members_only: form.has("new_members_only"), is_offered: form.has("is_offered") },
    ...{ max_uses: number("max_uses"), uses_per_member: number("uses_per_member") ?? 1, budget: number("budget") },
    ...{ from: text("from") || null, until: text("until") || null },
  };
}
