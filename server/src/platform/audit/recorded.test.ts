import { expect, test, vi } from "vitest";
import { recorded } from "./recorded.ts";

test("what an operator typed is kept without mail addresses, also in the parts of what was asked", async () => {
  const values = vi.fn();
  const database = { inTransaction: (work: (tx: unknown) => unknown) => work({ insert: () => ({ values }) }) } as never;
  const actor = { kind: "operator", id: "1", name: "店長", address: "10.0.0.1", requestId: "r" } as const;
  const asked = { to: ["hanako@shop.example"], note: { text: "taro@shop.example から、2件" }, count: 2, none: null };
  const deed = { action: "send", subject: { kind: "member", id: "m" }, reason: "hanako@shop.example の依頼", asked };
  await recorded({ database, now: () => new Date() }, actor, deed).inTransaction(async () => undefined);
  expect(values).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      reason: "h…@shop.example の依頼",
      after: { to: ["h…@shop.example"], note: { text: "t…@shop.example から、2件" }, count: 2, none: null },
    }),
  );
});
