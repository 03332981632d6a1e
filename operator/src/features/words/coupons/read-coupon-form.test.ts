import { expect, test } from "vitest";
import { readCouponForm } from "./read-coupon-form.ts";

test("a form becomes a coupon: percent are basis points, and what is empty has no limit", () => {
  const form = new FormData();
  const typed = { code: " NATSU10 ", name: "夏", kind: "percent", rate: "12.5", amount: "1000", minimum: "3000" };
  for (const [name, value] of Object.entries({ ...typed, audience: "named", reason: "夏", budget: "", from: "" }))
    form.set(name, value);
  form.set("emails", "a@example.com\n\n b@example.com ");
  form.set("is_offered", "on");
  expect(readCouponForm(form)).toEqual({
    ...{ code: "NATSU10", name: "夏", kind: "percent", rate: 1_250, amount: 1_000, minimum: 3_000, reason: "夏" },
    ...{ audience: "named", emails: ["a@example.com", "b@example.com"], rank_id: null, max_uses: null, budget: null },
    ...{ uses_per_member: 1, new_members_only: false, is_offered: true, from: null, until: null },
  });
});
