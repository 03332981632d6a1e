import type { AnswerOf } from "@surimono/contract/kernel";
import { type getQuote, getQuoteDocument } from "@surimono/contract/quotes";
import { formatYen, slashedDay } from "@surimono/domain/kernel";

interface QuotePapersProps {
  quoteId: string;
  documents: AnswerOf<typeof getQuote>["documents"];
}

/** The 見積書 of each revision that was sent. The latest is the one that counts. */
export function QuotePapers({ quoteId, documents }: QuotePapersProps) {
  if (documents.length === 0) return null;
  return (
    <section aria-label="見積書" className="mt-4">
      <h3 className="font-bold text-14">見積書</h3>
      <ul className="divide-y divide-line text-14">
        {documents.map((document) => (
          <li key={document.document_id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <a
              href={`${getQuoteDocument.path}?${new URLSearchParams({ quote_id: quoteId, document_id: document.document_id })}`}
              target="_blank"
              rel="noreferrer"
              className="target-44 inline-flex items-center text-red-text underline"
            >
              {document.number}（PDF）
            </a>
            <span className="num text-12 text-mute">
              {slashedDay(document.issued_on)}　{formatYen(document.amount)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
