/** The eye expects a photographer's contrast. */
const CONTRAST = 1.45;
/** From here on light runs out softly, as film does, and never passes the brightest. */
const SHOULDER = 0.95;
export const BRIGHTEST = 1.06;

/** A linear light as the eye counts it. */
export function encoded(light: number): number {
  return Math.max(0, light) ** (1 / 2.2);
}

/** The linear light of solid goods, 1 for white ones, as film shows it. */
export function exposed(light: number): number {
  return rolledOff(encoded(light ** CONTRAST), SHOULDER, BRIGHTEST);
}

/** Brightness that from `shoulder` on draws near the brightest, so that highlights keep their forms. */
export function rolledOff(value: number, shoulder: number, brightest: number): number {
  const room = brightest - shoulder;
  return value < shoulder ? value : shoulder + room * (1 - Math.exp((shoulder - value) / room));
}
