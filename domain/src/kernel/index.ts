export { isPhone, plainEmail, plainPhone } from "./contact.ts";
export {
  addDays,
  clockInJapan,
  DAY_MS,
  DAY_SECONDS,
  type Day,
  dayInJapan,
  HOUR_MS,
  isDay,
  MINUTE_MS,
  slashedDay,
  startOfDay,
  timeInJapan,
  weekdayOf,
} from "./japan-time.ts";
export {
  CSS_PX_PER_INCH,
  dpiOf,
  MM_PER_INCH,
  POINTS_PER_INCH,
  pixelsAt,
  type RectUm,
  UM_PER_INCH,
  UM_PER_MM,
  UM_PER_POINT,
  type Um,
} from "./length.ts";
export {
  addTax,
  allocate,
  type BasisPoints,
  formatNumber,
  formatYen,
  scale,
  taxContained,
  type Yen,
} from "./money.ts";
export { RecentMap } from "./recent-map.ts";
export { type Failure, fail, ok, type Result } from "./result.ts";
export { seededRandom } from "./seeded-random.ts";
