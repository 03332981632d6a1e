import { type AnswerIndex, type HelpEntry, indexAnswers } from "@surimono/domain/editorial";

/** The chat's answers, as the build writes them to `/help.json`. */
export interface HelpContent {
  readonly answers: readonly HelpAnswer[];
}

export interface HelpAnswer {
  readonly id: string;
  readonly kind: HelpEntry["kind"];
  /** An entry's question, or the heading of a part. */
  readonly question: string;
  readonly words: readonly string[];
  /** From our own Markdown. */
  readonly html: string;
  /** The page of a part. */
  readonly page: { readonly to: string; readonly title: string } | null;
}

export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

export function indexHelp({ answers }: HelpContent): AnswerIndex {
  return indexAnswers(
    answers.map(({ id, kind, question, words, html, page }) => ({
      id,
      kind,
      question: kind === "page" ? `${page?.title ?? ""}\n${question}` : question,
      words,
      text: plainText(html),
    })),
  );
}
