import type { AnswerOf } from "@surimono/contract/kernel";
import type { getTextPage } from "@surimono/contract/words";

export type TextPage = AnswerOf<typeof getTextPage>;

export const PAGES_KEY = ["text-pages"] as const;
export const pageKey = (name: string) => ["text-page", name] as const;
