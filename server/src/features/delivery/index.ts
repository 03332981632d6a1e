export { deleteAddressBook, findAddress, listAddresses } from "./addresses.store.ts";
export { addressColumns, type StoredAddress, wishColumns } from "./addresses.tables.ts";
export { deliveryRoutes } from "./delivery.routes.ts";
export { findPostalCode } from "./find-postal-code.ts";
export { presentAddress, presentDestination } from "./present-address.ts";
export { presentDestinationWish, presentWishOffer } from "./present-wish.ts";
export { readAddress } from "./read-address.ts";
export { splitAddress } from "./split-address.ts";
