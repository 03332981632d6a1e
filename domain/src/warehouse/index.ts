export { daysBetween, FORECAST_DAYS, forecastStock } from "./forecast-stock.ts";
export { priceSending, STORAGE_TAX_RATE } from "./price-sending.ts";
export { remainingStock } from "./remaining-stock.ts";
export { dueNotice, TOLD_OF_ADDRESS } from "./storage-notice.ts";
export { FREE_STORAGE_DAYS, STORAGE_NOTICE_DAYS, type StorageTerms, storageTermsText } from "./storage-terms.ts";
