export { type AddressProblem, addressLine, addressLine2, checkAddress } from "./address.ts";
export { ADDRESS_FIELDS, type Address, type AddressField, addressOf } from "./address-fields.ts";
export { deliveryFee } from "./delivery-fee.ts";
export { DISPATCH_BUSINESS_DAYS, dispatchDay } from "./dispatch-day.ts";
export { cleanTown, formatPostalCode, normalizePostalCode } from "./postal-code.ts";
export { PREFECTURES } from "./prefectures.ts";
