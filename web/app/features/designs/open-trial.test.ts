import { toasts } from "@surimono/ui/toast.ts";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { openTrial } from "./open-trial.ts";

const OPEN = "/api/design/simulation/open";
const choice = { productId: 1001, sku: "s", worksId: "w" };
const WORDS = "この色では、いまはおつくりできません。";

const refuse = (status: number) =>
  fakeApi({
    [OPEN]: { status, body: { error_code: "designs/choice-not-printable", message: WORDS, request_id: "r" } },
  });

afterEach(() => {
  toasts.set([]);
  vi.unstubAllGlobals();
});

test("a try whose goods or colour left the shop leads to the goods, and says why", async () => {
  refuse(422);
  const led: unknown = await openTrial(choice).catch((thrown: unknown) => thrown);
  expect(led).toBeInstanceOf(Response);
  expect((led as Response).headers.get("location")).toBe("/items/designSimulator");
  expect(toasts.get()).toMatchObject([{ tone: "error", message: WORDS }]);
});

test("with the shop out of order it leads nowhere", async () => {
  refuse(500);
  expect(await openTrial(choice).catch((thrown: unknown) => thrown)).not.toBeInstanceOf(Response);
});
