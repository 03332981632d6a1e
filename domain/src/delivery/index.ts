export { type AddressProblem, addressLine, addressLine2, checkAddress } from "./address.ts";
export { ADDRESS_FIELDS, type Address, type AddressField, addressOf } from "./address-fields.ts";
export { checkDestination, type Destination, type DestinationProblem, hasWish, MAX_NOTE } from "./check-destination.ts";
export { COURIER_IDS, COURIERS, type Courier, readTrackingNumber } from "./couriers.ts";
export { ADDITIONAL_DESTINATION_FEE, deliveryFee } from "./delivery-fee.ts";
export {
  DELIVERY_METHOD_HINTS,
  DELIVERY_METHODS,
  type DeliveryMethod,
  ORDER_WAY_NAMES,
  ORDER_WAYS,
  type OrderWay,
} from "./delivery-methods.ts";
export {
  LIST_FIELDS,
  LIST_HEADINGS,
  MAX_LIST_ROWS,
  parseCells,
  readDestinationList,
  writeCells,
} from "./destination-list.ts";
export { DISPATCH_BUSINESS_DAYS, DISPATCH_LATEST_DAYS, dispatchDay } from "./dispatch-day.ts";
export { nextBankDay } from "./holidays.ts";
export { fitsRows, type NamedPieces, piecesWithout, sumPieces } from "./named-pieces.ts";
export { pieceTitle, titlesOfRows } from "./piece-titles.ts";
export { cleanTown, formatPostalCode, normalizePostalCode } from "./postal-code.ts";
export { PREFECTURES } from "./prefectures.ts";
export {
  ADDRESS_KIND_NAMES,
  ADDRESS_KINDS,
  type AddressKind,
  SENDER_KINDS,
  SENDER_NAMES,
  usualSender,
} from "./senders.ts";
export { MAX_DESTINATIONS, type Pieces, splitDifferences, splitEvenly } from "./split.ts";
export { isOffered, TIME_BAND_IDS, TIME_BANDS, type WishOffer, wishOffer } from "./wished-time.ts";
