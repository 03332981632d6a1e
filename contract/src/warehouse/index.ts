export { warehouseFailures } from "./failures.ts";
export { getStorageOffer, getWarehouse } from "./get-warehouse.ts";
export { readSendingList } from "./read-sending-list.ts";
export { refillStored } from "./refill-stored.ts";
export { getReturnAddress, saveReturnAddress } from "./return-address.ts";
export { reviewSending, sendStored } from "./send-stored.ts";
export type { WireStock, WireStoredItem } from "./stock.ts";
