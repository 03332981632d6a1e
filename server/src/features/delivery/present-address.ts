import type { WireAddress } from "@surimono/contract/delivery";
import { toWire } from "@surimono/contract/kernel";
import { ADDRESS_FIELDS, type Address, addressLine, addressLine2, formatPostalCode } from "@surimono/domain/delivery";
import type { StoredAddress } from "./addresses.tables.ts";
import { formatPhone } from "./parse-phone.ts";

export function presentAddress(row: StoredAddress): WireAddress {
  return { address_id: row.id, is_default: row.isDefault, kind: row.kind, ...presentDestination(row) };
}

/** The same outside the address book. */
export function presentDestination(address: Address): Omit<WireAddress, "address_id" | "is_default" | "kind"> {
  const { postalCode, phone } = address;
  const shown = { ...address, postalCode: formatPostalCode(postalCode), phone: formatPhone(phone) };
  return { ...toWire(ADDRESS_FIELDS, shown), address: addressLine(address), address2: addressLine2(address) };
}
