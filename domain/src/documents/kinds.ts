/** Every document of the shop: its title, the letter of its number, what its sum is called. */
export const DOCUMENT_KINDS = {
  receipt: { title: "領収書", letter: "R", sum: "領収金額" },
  delivery: { title: "納品書", letter: "N", sum: "納品金額" },
  invoice: { title: "請求書", letter: "S", sum: "ご請求金額" },
  estimate: { title: "見積書", letter: "M", sum: "お見積り金額" },
  return: { title: "適格返還請求書", letter: "H", sum: "返金金額" },
} as const satisfies Readonly<Record<string, { title: string; letter: string; sum: string }>>;

export type DocumentKind = keyof typeof DOCUMENT_KINDS;

export const DOCUMENT_KIND_IDS = Object.keys(DOCUMENT_KINDS) as [DocumentKind, ...DocumentKind[]];

const KIND_OF_LETTER = new Map(DOCUMENT_KIND_IDS.map((kind) => [DOCUMENT_KINDS[kind].letter as string, kind]));

export interface NumberParts {
  readonly kind: DocumentKind;
  readonly year: number;
  readonly count: number;
}

/** What a number says; undefined for what is none, however it was typed. */
export function readDocumentNumber(number: string): NumberParts | undefined {
  const [, letter = "", year, count] = /^([A-Z])-(\d{4})-(\d{6,9})$/.exec(number) ?? [];
  const kind = KIND_OF_LETTER.get(letter);
  return kind && { kind, year: Number(year), count: Number(count) };
}

/** `R-2026-000001`: each kind counts for itself, from 1 in each year of the calendar in Japan (rule documents-numbers). */
export function documentNumber(kind: DocumentKind, year: number, count: number): string {
  return `${DOCUMENT_KINDS[kind].letter}-${year}-${String(count).padStart(6, "0")}`;
}
