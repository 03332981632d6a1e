/** How strongly the baked light and grain act on goods of a colour, 0 to 1. */
export interface Shading {
  readonly light: number;
  readonly grainShade: number;
  readonly grainLight: number;
}

/**
 * Dark cloth swallows shade and shows its folds by highlights only, so light grows again towards black; in between,
 * full light would wash out a saturated colour.
 */
export function shadingOf(color: string): Shading {
  const y = luminance(color);
  const light = y > 0.6 ? 1 : y > 0.12 ? mix(0.6, 1, (y - 0.12) / 0.48) : mix(0.5, 0.6, y / 0.12);
  return { light, grainShade: mix(1, 0.75, y), grainLight: mix(0.55, 0.2, Math.min(1, y / 0.3)) };
}

/** Of `#rrggbb` or `#rrggbbaa`, 0 to 1. */
export function opacityOf(color: string): number {
  return color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
}

/** Relative luminance as WCAG 2 defines it. */
export function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
