export { openTestShop, type TestShop, type TestShopOptions } from "./open-test-shop.ts";
