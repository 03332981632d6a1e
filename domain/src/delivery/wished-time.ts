import { addDays, type Day } from "../kernel/index.ts";

/** The bands of time that couriers offer. */
export const TIME_BANDS = {
  morning: "午前中",
  "14-16": "14時～16時",
  "16-18": "16時～18時",
  "18-20": "18時～20時",
  "19-21": "19時～21時",
} as const;
export type TimeBand = keyof typeof TIME_BANDS;
export const TIME_BAND_IDS = Object.keys(TIME_BANDS) as [TimeBand, ...TimeBand[]];

/** Days of wish that are offered, counted from the first. */
const OFFERED_DAYS = 14;
/** Days on the road from the workshop in Tokyo, where they are more than one. */
const FAR: Readonly<Record<string, number>> = {
  北海道: 2,
  福岡県: 2,
  佐賀県: 2,
  長崎県: 2,
  熊本県: 2,
  大分県: 2,
  宮崎県: 2,
  鹿児島県: 2,
  沖縄県: 4,
};
/** By sea: the day is a wish that can be kept, the hour is not. */
const WITHOUT_BANDS: ReadonlySet<string> = new Set(["沖縄県"]);

export interface WishOffer {
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly bands: readonly TimeBand[];
}

/** The days and bands that can be wished for in a prefecture (rule delivery-wish), for an order dispatched on that day. */
export function wishOffer(prefecture: string, dispatchBy: Day): WishOffer {
  const firstDay = addDays(dispatchBy, FAR[prefecture] ?? 1);
  return {
    firstDay,
    lastDay: addDays(firstDay, OFFERED_DAYS - 1),
    bands: WITHOUT_BANDS.has(prefecture) ? [] : TIME_BAND_IDS,
  };
}

export interface Wish {
  readonly wishedDay: Day | null;
  readonly wishedBand: TimeBand | null;
}

export function isOffered({ wishedDay, wishedBand }: Wish, { firstDay, lastDay, bands }: WishOffer): boolean {
  if (wishedBand !== null && !bands.includes(wishedBand)) return false;
  return wishedDay === null || (wishedDay >= firstDay && wishedDay <= lastDay);
}
