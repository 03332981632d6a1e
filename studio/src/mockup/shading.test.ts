import { expect, test } from "vitest";
import { luminance, shadingOf } from "./shading.ts";

test.each([
  ["#000000", 0],
  ["#ffffff", 1],
  ["#808080", 0.2159],
])("the luminance of %s is %d", (color, expected) => {
  expect(luminance(color)).toBeCloseTo(expected, 3);
});

test("every strength lies between nothing and all for any colour", () => {
  for (let grey = 0; grey < 256; grey++) {
    const hex = grey.toString(16).padStart(2, "0");
    for (const strength of Object.values(shadingOf(`#${hex}${hex}${hex}`))) {
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(1);
    }
  }
});

test("the light takes no step between two neighbouring greys", () => {
  for (let grey = 1; grey < 256; grey++) {
    const light = (value: number) => shadingOf(`#${value.toString(16).padStart(2, "0").repeat(3)}`).light;
    expect(Math.abs(light(grey) - light(grey - 1))).toBeLessThan(0.02);
  }
});
