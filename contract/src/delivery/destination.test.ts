import { expect, test } from "vitest";
import { destinationsInput } from "./destination.ts";

test("an order goes to 200 destinations and no more (rule delivery-destinations-200)", () => {
  const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
  const to = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ destination_id: id(at), address_id: id(at) },
      pieces: [{ line_id: id(0), quantity: 1 }],
    }));
  expect(destinationsInput.safeParse(to(200)).success).toBe(true);
  expect(destinationsInput.safeParse(to(201)).success).toBe(false);
});
