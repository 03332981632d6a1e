export { advance, orderIntoWarehouse, stocksOf } from "./store-pieces.ts";
