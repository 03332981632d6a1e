import type { AnswerOf } from "@surimono/contract/kernel";
import type { getTicket, listTemplates } from "@surimono/contract/support";

export type OneTicket = AnswerOf<typeof getTicket>;
export type Template = AnswerOf<typeof listTemplates>["templates"][number];

export const ticketKey = (id: string) => ["ticket", id] as const;
export const TEMPLATES_KEY = ["templates"] as const;
