import { addressMessages, type saveAddress } from "@surimono/contract/delivery";
import type { PayloadOf } from "@surimono/contract/kernel";
import { type Address, checkAddress, normalizePostalCode } from "@surimono/domain/delivery";
import { fail, ok } from "@surimono/domain/kernel";
import { parsePhone } from "./parse-phone.ts";

/** The address in its stored form, or all its problems at once. */
export function readAddress(input: PayloadOf<typeof saveAddress>) {
  const phone = parsePhone(input.phone);
  const address: Address = {
    lastName: input.last_name,
    firstName: input.first_name,
    companyName: input.company_name,
    postalCode: normalizePostalCode(input.postal_code) ?? input.postal_code,
    prefecture: input.prefecture,
    city: input.city,
    street: input.street,
    building: input.building,
    room: input.room,
    phone: phone ?? input.phone,
  };
  const found = checkAddress(address);
  if (!phone && !found.some(({ field }) => field === "phone"))
    found.push({ field: "phone", code: "delivery/invalid-phone" });
  if (found.length === 0) return ok(address);
  const problems = found.map((problem) => ({ ...problem, message: addressMessages[problem.code] }));
  return fail("delivery/invalid-address", { problems });
}
