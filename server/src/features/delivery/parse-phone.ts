import { createRequire } from "node:module";
import { plainPhone } from "@surimono/domain/kernel";
import type { PhoneNumber } from "libphonenumber-js/max";

const require = createRequire(import.meta.url);

/** What a courier can call. The full metadata is needed: the small one accepts a mobile number that lacks a digit. */
const CALLABLE: ReadonlySet<string> = new Set(["MOBILE", "FIXED_LINE", "FIXED_LINE_OR_MOBILE", "VOIP"]);

/** A Japanese telephone number as E.164, from any usual notation including full-width digits; undefined if it cannot be called. */
export function parsePhone(text: string): string | undefined {
  const phone = read(text);
  return phone?.isValid() && phone.country === "JP" && CALLABLE.has(phone.getType() ?? "") ? phone.number : undefined;
}

/** 090-1234-5678. */
export function formatPhone(e164: string): string {
  return read(e164)?.formatNational() ?? e164;
}

function read(text: string): PhoneNumber | undefined {
  // Loaded when needed: its data for the whole world is large, and few calls read a telephone number.
  const { parsePhoneNumberFromString } = require("libphonenumber-js/max") as typeof import("libphonenumber-js/max");
  return parsePhoneNumberFromString(plainPhone(text), "JP");
}
