export { openTestShop, type TestShop, type TestShopOptions } from "./open-test-shop.ts";
export { openWire, type Wire } from "./open-wire.ts";
export { value } from "./value.ts";
