import { readUnitCode, spacedUnitCode, unitCode } from "@surimono/domain/floor";

/** What was scanned as its label says it; as it came where it is no piece's number. */
export function spacedLabel(code: string): string {
  const number = readUnitCode(code);
  return number === undefined ? code : spacedUnitCode(unitCode(number));
}
