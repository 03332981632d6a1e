import { isPhone, plainEmail, plainPhone } from "@surimono/domain/kernel";
import { PASSWORD_MAX, PASSWORD_MIN } from "@surimono/domain/members";
import * as z from "zod/mini";
import { typed } from "../kernel/index.ts";
import { passwordMessages } from "./failures.ts";

/** An address as accounts keep it: half-width, lower case. RFC 5321 allows 254 characters. */
export const emailAddress = z
  .string()
  .check(z.overwrite(plainEmail), z.toLowerCase(), z.maxLength(254), z.email("メールアドレスの形式をご確認ください"));

export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, passwordMessages["too-short"]),
    z.maxLength(PASSWORD_MAX, passwordMessages["too-long"]),
  );

/** One that was set before: any that ever could be. */
export const presentPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** Generous: the rule (members-nickname) answers in words. */
export const typedNickname = z.string().check(z.maxLength(400));

/** The token of a letter's link. */
export const linkToken = z.string().check(z.regex(/^[\w-]{16,128}$/));

/** The six digits that a letter shows, from a Japanese keyboard too. */
export const letterCode = z.string().check(
  z.overwrite((typed) => typed.normalize("NFKC").replaceAll(/\s/g, "")),
  z.regex(/^\d{6}$/),
);

export const WANTED_PATH_MAX = 500;

/** The shop's page that the person wanted: the letter's link leads on to it, on any device. */
export const wantedPath = z.optional(z.string().check(z.maxLength(WANTED_PATH_MAX), z.regex(/^\/(?![/\\])[^\s\\]*$/)));

export const day = z.iso.date();

export const phoneNumber = typed(20, 10).check(
  z.overwrite(plainPhone),
  z.refine(isPhone, "電話番号の形式をご確認ください"),
);
