import { type Address, addressLine, addressLine2, formatPostalCode } from "@surimono/domain/delivery";

/** In one line, for somebody at the telephone. */
export function addressText(address: Address): string {
  const name = [address.companyName, address.lastName, address.firstName].filter(Boolean).join(" ");
  return `${name}　〒${formatPostalCode(address.postalCode)} ${addressLine(address)}${addressLine2(address)}`;
}
