import { addDays, isDay, startOfDay } from "@surimono/domain/kernel";
import { isNoticeLink } from "@surimono/domain/notices";
import type { OperatorWork } from "./operator-command.ts";

type Options = OperatorWork["options"];

/** All but the line break. */
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/;

/** The words of an option for members to read. `\n` as two characters is a line break too: not every shell lets one be typed. */
export function readText(options: Options, name: string, maximum: number): string {
  const text = options[name]?.replaceAll("\r\n", "\n").replaceAll("\\n", "\n").trim();
  if (!text) throw new Error(`--${name} is missing.`);
  if (CONTROL.test(text)) throw new Error(`--${name} holds a character that cannot be shown, such as a tab.`);
  if (text.length > maximum) throw new Error(`--${name} has ${text.length} characters; ${maximum} are the most.`);
  return text;
}

export function readLink({ link }: Options): string | null {
  if (link !== undefined && !isNoticeLink(link))
    throw new Error("--link is a path of the shop, such as /items, or an https address.");
  return link ?? null;
}

/** The first moment after a day in Japan that is the last one of something. */
export function lastDayInJapan(name: string, day: string): Date {
  // 9026 is a slip that would leave it without an end.
  if (!isDay(day) || !day.startsWith("20")) throw new Error(`--${name} is a day, such as 2026-12-31.`);
  return startOfDay(addDays(day, 1));
}

/** Several lines as one entry of a list. */
export function indented(text: string): string {
  return text.replaceAll("\n", "\n    ");
}

/** A moment as lists show it, to the minute. */
export function atUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
