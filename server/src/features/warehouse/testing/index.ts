export { sendingDesk } from "./sending-desk.ts";
export { advance, orderIntoWarehouse, stocksOf } from "./store-pieces.ts";
