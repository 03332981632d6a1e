import { cleanTown, normalizePostalCode, PREFECTURES } from "@surimono/domain/delivery";

interface AddressParts {
  readonly prefecture: string;
  readonly city: string;
  readonly street: string;
  readonly building: string;
}

const CITY = /^(?:.{1,6}郡.{1,7}?[町村]|.{1,7}?市.{1,5}?区|.{1,7}?[市区町村])/u;

/** An address written in one line as its parts. What the line leaves out is known by the postal code. Undefined when it cannot be told. */
export async function splitAddress(
  postalCode: string,
  line: string,
): Promise<AddressParts | "other-prefecture" | undefined> {
  const known = await placeOf(postalCode);
  const typed = line.trim();
  const written = PREFECTURES.find((name) => typed.startsWith(name));
  const prefecture = written ?? known?.prefecture;
  if (!prefecture) return undefined;
  if (known && known.prefecture !== prefecture) return "other-prefecture";
  const rest = typed.slice(written?.length ?? 0).trimStart();
  const city = known && rest.startsWith(known.city) ? known.city : CITY.exec(rest)?.[0];
  // Begins with its town where the city went without saying.
  if (!city)
    return known?.town && rest.startsWith(known.town) ? { prefecture, city: known.city, ...atBlank(rest) } : undefined;
  return { prefecture, city, ...atBlank(rest.slice(city.length).trimStart()) };
}

/** The building follows the first blank. */
function atBlank(text: string): Pick<AddressParts, "street" | "building"> {
  const [street = "", ...building] = text.split(/[\s　]+/u);
  return { street, building: building.join(" ") };
}

async function placeOf(postalCode: string) {
  const digits = normalizePostalCode(postalCode);
  if (!digits) return undefined;
  const { getAddress } = await import("yubin");
  const row = getAddress(digits);
  return row && { prefecture: row.prefecture, city: row.city, town: cleanTown(row.town) };
}
