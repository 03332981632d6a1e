import { cleanTown, formatPostalCode, normalizePostalCode } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";

/**
 * The post office's table, cleaned. It has one row per code: of several towns under one code it names only one, so the town is left to the
 * person, and `multi_town` says that even the city may differ.
 */
export async function findPostalCode(text: string) {
  const digits = normalizePostalCode(text);
  if (!digits) return fail("delivery/invalid-postal-code");
  // Loaded by the first look-up: the table takes 30 MB.
  const { getAddress } = await import("yubin");
  const row = getAddress(digits);
  if (!row) return fail("delivery/no-such-postal-code");
  const place = { postal_code: formatPostalCode(digits), prefecture: row.prefecture, city: row.city };
  if (row.source === "jigyosyo") {
    const street = row.town + row.streetAddress.normalize("NFKC");
    return ok({ ...place, street, company_name: row.companyName.replaceAll("　", " "), multi_town: false });
  }
  return ok({
    ...place,
    street: row.multiTown ? "" : cleanTown(row.town),
    company_name: "",
    multi_town: row.multiTown,
  });
}
