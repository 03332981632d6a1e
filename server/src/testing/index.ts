export { openTestShop, type TestShop, type TestShopOptions } from "./open-test-shop.ts";
export { value } from "./value.ts";
