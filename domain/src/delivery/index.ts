export {
  type Address,
  type AddressField,
  type AddressProblem,
  addressLine,
  addressLine2,
  checkAddress,
  MAX_ADDRESS,
  MAX_ADDRESS2,
} from "./address.ts";
export { ADDITIONAL_DESTINATION_FEE, deliveryFee } from "./delivery-fee.ts";
export { DISPATCH_BUSINESS_DAYS, dispatchDay } from "./dispatch-day.ts";
export { isBusinessDay } from "./holidays.ts";
export { cleanTown, formatPostalCode, normalizePostalCode } from "./postal-code.ts";
export { PREFECTURES } from "./prefectures.ts";
