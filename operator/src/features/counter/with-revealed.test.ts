import { expect, test } from "vitest";
import type { CounterOrder } from "./order-query.ts";
import { withRevealed } from "./with-revealed.ts";

const orderOf = (name: string, more: object, parcel: object = {}) =>
  ({
    order: {
      order_number: "SR-AAAA-0001",
      lines: [{ line_id: "l", personal: { pieces: [{ row: 1, name, number: "7" }] } }],
      destinations: [{ parcel_number: 1, last_name: name, address: name, state: "shipped", note: name, ...parcel }],
    },
    email: name,
    notes: [{ id: "n", text: name }],
    ...more,
  }) as unknown as CounterOrder;
const MASKED = { is_masked: true, can_reveal: true };
const revealed = orderOf("版木", { is_masked: false, can_reveal: false, remedies: 0 });

test("what was revealed stays readable when the order is fetched again, and the rest is as it is now", () => {
  const fetched = orderOf("", { ...MASKED, remedies: 1 }, { state: "delivered" });
  const later = { ...fetched, notes: [...fetched.notes, { id: "later", at: "", author: "", text: "" }] };
  const shown = withRevealed(later, revealed);
  expect(shown).toMatchObject({ is_masked: false, can_reveal: true, email: "版木", remedies: 1 });
  expect(shown.order.destinations).toMatchObject([
    { last_name: "版木", address: "版木", note: "版木", state: "delivered" },
  ]);
  expect(shown.order.lines[0]?.personal?.pieces).toMatchObject([{ name: "版木" }]);
  expect(shown.notes.map(({ text }) => text)).toEqual(["版木", ""]);
  expect(withRevealed(fetched, revealed).can_reveal).toBe(false);
});

test.each([
  ["before anything was revealed", orderOf("", MASKED), undefined],
  ["of another order", orderOf("", { ...MASKED, order: { order_number: "SR-AAAA-0002" } }), revealed],
  ["for an operator who may not look any more", orderOf("", { is_masked: true, can_reveal: false }), revealed],
  ["of an order that is not masked", orderOf("木版", { is_masked: false, can_reveal: false }), revealed],
])("%s it is as it is fetched", (_when, fetched, kept) => {
  expect(withRevealed(fetched, kept)).toBe(fetched);
});
