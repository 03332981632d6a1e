/** A day of the calendar, `yyyy-mm-dd`. Such days compare as strings. */
export type Day = string;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAY_SECONDS = DAY_MS / 1000;

/** Japan has no summer time, so its clock is always this far ahead of UTC. */
const AHEAD_MS = 9 * HOUR_MS;

/** Calendar and clock in Japan at a moment; months from 1. */
interface JapanClock {
  readonly year: number;
  readonly month: number;
  readonly date: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export function clockInJapan(moment: Date): JapanClock {
  const shown = aheadOf(moment);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    date: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    second: shown.getUTCSeconds(),
  };
}

export function dayInJapan(moment: Date): Day {
  return aheadOf(moment).toISOString().slice(0, 10);
}

/** `14:05` in Japan. */
export function timeInJapan(moment: Date): string {
  return aheadOf(moment).toISOString().slice(11, 16);
}

/** The first moment of a day in Japan. */
export function startOfDay(day: Day): Date {
  return new Date(midnightUtc(day).getTime() - AHEAD_MS);
}

export function addDays(day: Day, count: number): Day {
  return new Date(midnightUtc(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return midnightUtc(day).getUTCDay();
}

/** Whether the day exists: there is no 30 February. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const parsed = midnightUtc(text);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** `2026/11/21`, the shop's format for days. */
export function slashedDay(day: Day): string {
  return day.replaceAll("-", "/");
}

/** The moment whose UTC parts are those of the clock in Japan. */
function aheadOf(moment: Date): Date {
  return new Date(moment.getTime() + AHEAD_MS);
}

function midnightUtc(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
