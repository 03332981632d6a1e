import { expect, test } from "vitest";
import { plateOf } from "./drawing-view.tsx";

test("a plate prints nothing where the colour's channel is full, and full ink where it is zero", () => {
  expect(plateOf("#ffffff", 0)).toBe("rgb(255 255 255)");
  expect(plateOf("#ff0000", 0)).toBe("rgb(255 255 255)");
  expect(plateOf("#000000", 0)).toBe("rgb(0 165 223)");
  expect(plateOf("#ff0000", 2)).toBe("rgb(255 217 28)");
});
