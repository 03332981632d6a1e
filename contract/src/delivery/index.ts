export type { AddressRecord, WireAddress } from "./address.ts";
export { deleteAddress } from "./delete-address.ts";
export {
  copiedAddressSchema,
  destinationSchema,
  destinationsInput,
  keptDestinationSchema,
  type WireKeptDestination,
  type Wishes,
  wishInput,
  wishOfferSchema,
} from "./destination.ts";
export {
  listRowsInput,
  readListSchema,
  type WireListRow,
  type WireReadList,
} from "./destination-list.ts";
export { addressMessages, deliveryFailures, splitMessages } from "./failures.ts";
export { findPostalCode } from "./find-postal-code.ts";
export { listAddresses } from "./list-addresses.ts";
export { saveAddress } from "./save-address.ts";
export { setDefaultAddress } from "./set-default-address.ts";
