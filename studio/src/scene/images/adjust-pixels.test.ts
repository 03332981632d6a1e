import fc from "fast-check";
import { expect, test } from "vitest";
import { adjustPixels } from "./adjust-pixels.ts";

const NONE = { brightness: 0, contrast: 0, saturation: 0 };

function adjusted(pixel: readonly number[], change: Partial<Parameters<typeof adjustPixels>[1]>): number[] {
  const data = Uint8ClampedArray.from(pixel);
  adjustPixels(data, { ...NONE, ...change });
  return [...data];
}

test.each([
  ["brighter", { brightness: 50 }, [10, 100, 250, 77], [74, 164, 255, 77]],
  ["as dark as can be", { brightness: -100 }, [10, 100, 200, 77], [0, 0, 72, 77]],
  ["no contrast", { contrast: -100 }, [10, 100, 250, 77], [128, 128, 128, 77]],
  ["full contrast", { contrast: 100 }, [127, 128, 160, 255], [124, 128, 255, 255]],
  ["grey", { saturation: -100 }, [200, 100, 50, 255], [124, 124, 124, 255]],
  ["as colourful as can be", { saturation: 100 }, [140, 120, 120, 255], [168, 108, 108, 255]],
  ["inverted", { inverted: true as const }, [0, 100, 255, 9], [255, 155, 0, 9]],
  ["one ink, black", { ink: "#c0272d" }, [0, 0, 0, 255], [192, 39, 45, 255]],
  ["one ink, white", { ink: "#c0272d" }, [255, 255, 255, 255], [192, 39, 45, 0]],
  ["one ink, grey and half see-through", { ink: "#c0272d" }, [128, 128, 128, 128], [192, 39, 45, 63]],
  ["one ink, inverted", { ink: "#ffffff", inverted: true as const }, [255, 255, 255, 255], [255, 255, 255, 255]],
])("%s", (_, change, before, after) => {
  expect(adjusted(before, change)).toEqual(after);
});

const step = fc.integer({ min: 0, max: 255 });
const share = fc.integer({ min: -100, max: 100 });

test("nothing changes at zero, and greys stay grey whatever is done", () => {
  fc.assert(
    fc.property(step, step, step, step, share, share, share, (r, g, b, a, brightness, contrast, saturation) => {
      expect(adjusted([r, g, b, a], {})).toEqual([r, g, b, a]);
      const [x, y, z, alpha] = adjusted([r, r, r, a], { brightness, contrast, saturation });
      expect([y, z, alpha]).toEqual([x, x, a]);
    }),
  );
});

test("what was lighter is never darker afterwards", () => {
  fc.assert(
    fc.property(step, step, share, share, (one, other, brightness, contrast) => {
      const [dark, light] = [Math.min(one, other), Math.max(one, other)];
      const at = (value: number) => adjusted([value, value, value, 255], { brightness, contrast })[0] as number;
      expect(at(dark)).toBeLessThanOrEqual(at(light));
    }),
  );
});
