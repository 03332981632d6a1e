import type { Yen } from "../../kernel/index.ts";

/** What can differ from piece to piece (差し込み). */
export const PERSONAL_KINDS = ["name", "number"] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** Per piece and before tax, however often the words are on it (rule cart-roster-fee). */
export type PersonalFees = Readonly<Record<PersonalKind, Yen>>;

export const PERSONAL_KIND_NAMES: Readonly<Record<PersonalKind, string>> = { name: "名前", number: "番号" };
