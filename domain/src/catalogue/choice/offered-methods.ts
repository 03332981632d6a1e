import { type CatalogueItem, type ItemColor, type ItemMethod, METHOD_ORDER } from "../item.ts";
import type { PrintMethod } from "../lookups.ts";

const LIGHT_FROM = 0.35;

/** Only methods with at least one colour, in display order (rule catalogue-method-with-color). */
export function offeredMethods(item: Pick<CatalogueItem, "methods">): ItemMethod[] {
  return METHOD_ORDER.flatMap((id) =>
    item.methods.filter((method) => method.methodId === id && method.colorIds.length > 0),
  );
}

/** The item's colours the method prints on, in the item's order. */
export function colorsOf(item: Pick<CatalogueItem, "colors">, method: ItemMethod): ItemColor[] {
  return item.colors.filter((color) => method.colorIds.includes(color.id));
}

/** Whether ink without a white base looks right on the colour: relative luminance (WCAG 2.2) of at least 0.35. */
export function isLightGround(hex: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) >= LIGHT_FROM;
}

export function printsOn(method: Pick<PrintMethod, "ground">, hex: string): boolean {
  return method.ground === "any" || (method.ground === "light") === isLightGround(hex);
}

/** UV methods have one name, whatever their record says (rule catalogue-uv-name). */
export function methodName(name: string): string {
  return /UV/i.test(name) ? "UV硬化インクジェットプリント" : name;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
