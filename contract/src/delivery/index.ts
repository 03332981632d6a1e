export type { AddressRecord, WireAddress } from "./address.ts";
export { deleteAddress } from "./delete-address.ts";
export { addressMessages } from "./failures.ts";
export { findPostalCode } from "./find-postal-code.ts";
export { listAddresses } from "./list-addresses.ts";
export { saveAddress } from "./save-address.ts";
export { setDefaultAddress } from "./set-default-address.ts";
