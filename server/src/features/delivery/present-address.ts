import type { WireAddress } from "@surimono/contract/delivery";
import { type Address, addressLine, addressLine2, formatPostalCode } from "@surimono/domain/delivery";
import type { StoredAddress } from "./addresses.tables.ts";
import { formatPhone } from "./parse-phone.ts";

export function presentAddress(row: StoredAddress): WireAddress {
  return { address_id: row.id, is_default: row.isDefault, ...presentDestination(row) };
}

/** The same without a place in the address book. */
export function presentDestination(address: Address): Omit<WireAddress, "address_id" | "is_default"> {
  return {
    last_name: address.lastName,
    first_name: address.firstName,
    company_name: address.companyName,
    postal_code: formatPostalCode(address.postalCode),
    prefecture: address.prefecture,
    city: address.city,
    street: address.street,
    building: address.building,
    room: address.room,
    phone: formatPhone(address.phone),
    address: addressLine(address),
    address2: addressLine2(address),
  };
}
