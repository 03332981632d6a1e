import { type AddressRecord, addressMessages } from "@surimono/contract/delivery";
import { fromWire, wireName } from "@surimono/contract/kernel";
import { ADDRESS_FIELDS, type Address, checkAddress, normalizePostalCode } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { parsePhone } from "./parse-phone.ts";

/** The address in its stored form, or all its problems at once. */
export function readAddress(input: AddressRecord<string>) {
  const typed = fromWire(ADDRESS_FIELDS, input);
  const phone = parsePhone(typed.phone);
  const address: Address = {
    ...typed,
    postalCode: normalizePostalCode(typed.postalCode) ?? typed.postalCode,
    phone: phone ?? typed.phone,
  };
  const found = checkAddress(address);
  if (!phone && !found.some(({ field }) => field === "phone"))
    found.push({ field: "phone", code: "delivery/invalid-phone" });
  if (found.length === 0) return ok(address);
  const problems = found.map(({ field, code }) => ({ field: wireName(field), code, message: addressMessages[code] }));
  return fail("delivery/invalid-address", { problems });
}
