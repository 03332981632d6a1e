export { deleteAddressBook, findAddress } from "./addresses.store.ts";
export { addressColumns, type StoredAddress } from "./addresses.tables.ts";
export { deliveryRoutes } from "./delivery.routes.ts";
export { presentAddress, presentDestination } from "./present-address.ts";
