import { addDays, DAY_MS, type Day } from "../kernel/index.ts";
import { FREE_STORAGE_DAYS } from "./storage-terms.ts";

/** Sales of so many days tell how it will go on (rule warehouse-forecast). */
export const FORECAST_DAYS = 60;
/** What was there for less than this is taken as if for so long: the first day's rush says little. */
const LEAST_DAYS = 7;

interface StockHistory {
  /** Free to be sent. */
  readonly free: number;
  readonly arriving: number;
  /** Sent in the last days. */
  readonly sent: number;
  /** Since when there was any to be sent. */
  readonly since: Day;
}

interface StockForecast {
  /** The day on which the last piece goes; undefined while nothing is sent. */
  readonly runsOutOn: Day | undefined;
  /** How many more it takes to last through the free time. */
  readonly refill: number;
}

export function forecastStock({ free, arriving, sent, since }: StockHistory, today: Day): StockForecast {
  if (sent <= 0) return { runsOutOn: undefined, refill: 0 };
  const days = Math.min(FORECAST_DAYS, Math.max(LEAST_DAYS, daysBetween(since, today)));
  const there = free + arriving;
  return {
    runsOutOn: addDays(today, Math.floor((there * days) / sent)),
    refill: Math.max(0, Math.ceil((sent * FREE_STORAGE_DAYS) / days) - there),
  };
}

/** Whole days from one day to the other. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
