export { getToday, type TodayKey } from "./get-today.ts";
