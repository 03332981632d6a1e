/** Whose turn it is: the shop's, the customer's, or nobody's. */
export const TICKET_STATES = { open: "未対応", waiting: "お返事待ち", closed: "完了" } as const;
export type TicketState = keyof typeof TICKET_STATES;

/** How a ticket began. */
export const TICKET_KINDS = { inquiry: "お問い合わせ", defect: "不良品のご連絡", letter: "メール" } as const;
export type TicketKind = keyof typeof TICKET_KINDS;

/** Without letters and digits that look alike. */
export const TICKET_KEY_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
export const TICKET_KEY_LENGTH = 8;

/** `T-12-k3m9xq2a`: the key makes it impossible to guess, so that nobody writes into somebody else's ticket. */
export function ticketReference({ number, key }: { readonly number: number; readonly key: string }): string {
  return `T-${number}-${key}`;
}

const REFERENCE = new RegExp(`\\bT-(\\d{1,9})-([${TICKET_KEY_LETTERS}]{${TICKET_KEY_LENGTH}})(?![a-z0-9])`, "i");

/** The first reference in a subject or an address, however a mail program changed its case. */
export function readTicketReference(text: string): { readonly number: number; readonly key: string } | undefined {
  const found = REFERENCE.exec(text.normalize("NFKC"));
  return found?.[1] && found[2] ? { number: Number(found[1]), key: found[2].toLowerCase() } : undefined;
}

/** Fills the places of a template; what is not known stays for the writer to see. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{([^{}\n]{1,20})\}/g, (place, name: string) => values[name] || place);
}

/** An answer without what it answers, which mail programs put below. */
export function withoutQuotation(text: string): string {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const isQuoted = (line: string) => /^\s*[>＞]/.test(line);
  const end = lines.findLastIndex((line) => line.trim() !== "" && !isQuoted(line));
  const kept = lines.slice(0, end + 1);
  // The line that leads in the quotation.
  if (end + 1 < lines.length && leadsIn(kept.at(-1)?.trimEnd() ?? "")) kept.pop();
  return kept.join("\n").trim() || text.trim();
}

/** Asked in two, as one pattern for both goes back from every such word: minutes for a line of a megabyte. */
const leadsIn = (line: string): boolean =>
  /[:：]$/.test(line.slice(-1)) && /wrote|のメール|書きました|さんは/.test(line);
