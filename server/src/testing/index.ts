export { openTestShop, type TestShop } from "./open-test-shop.ts";
export { openWire, type Wire } from "./open-wire.ts";
export { rowsRead } from "./rows-read.ts";
export { stopClock } from "./stop-clock.ts";
export { value } from "./value.ts";
