import type { getDocument } from "@surimono/contract/documents";
import type { AnswerOf } from "@surimono/contract/kernel";
import { slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CallError } from "#app/session/call.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { DOCUMENTS_PATH, orderDocumentsPath } from "./document-paths.ts";
import { DocumentSheet } from "./document-sheet.tsx";
import { documentQuery } from "./documents.queries.ts";
import { downloadDocument } from "./download-document.ts";
import { OrderEstimate } from "./order-estimate.tsx";

type DocumentAnswer = AnswerOf<typeof getDocument>;

/** One document as it was issued, to keep as PDF or to print. */
export function DocumentScreen({ documentId }: { documentId: string }) {
  const query = useQuery(documentQuery(documentId));
  const [saving, setSaving] = useState(false);
  const missing = query.error instanceof CallError && query.error.failure.status === 404;
  const { data } = query;
  const [orderId] = data?.order_ids ?? [];
  const save = async () => {
    if (!data) return;
    setSaving(true);
    await downloadDocument(data);
    setSaving(false);
  };
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24 print:p-0">
      <div className="print:hidden">
        <Breadcrumb
          trail={[
            { label: "マイページ", to: "/my-page" },
            { label: "書面", to: DOCUMENTS_PATH },
            { label: data?.number ?? "…" },
          ]}
        />
      </div>
      {data ? (
        <>
          <h1 className="mt-3 font-bold text-28 md:mt-5 md:text-40 print:hidden">{data.title}</h1>
          {data.quote && <QuotePage quote={data.quote} />}
          {data.estimate && <OrderEstimate documentId={documentId} estimate={data.estimate} />}
          <div className="mt-6 mb-8 flex flex-wrap gap-3 print:hidden">
            <Button
              variant={data.estimate || data.quote ? "outline" : "primary"}
              icon="download"
              pending={saving}
              onClick={() => void save()}
            >
              PDFを保存
            </Button>
            <Button onClick={() => window.print()}>印刷する</Button>
            {orderId !== undefined && (
              <LinkButton variant="quiet" to={orderDocumentsPath(orderId)}>
                このご注文の書面
              </LinkButton>
            )}
          </div>
          <DocumentSheet sheet={data.sheet} />
        </>
      ) : missing ? (
        <EmptyState
          title="書面が見つかりませんでした"
          action={<LinkButton to={DOCUMENTS_PATH}>書面の一覧へ</LinkButton>}
        />
      ) : query.isLoadingError ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <div role="status" aria-label="読み込んでいます" className="mt-8">
          <Skeleton className="mx-auto h-[70vh] max-w-[210mm]" />
        </div>
      )}
    </main>
  );
}

/** Where the draft is ordered that the estimate is of. It says there whether it was changed since. */
function QuotePage({ quote: { quote_id, until } }: { quote: NonNullable<DocumentAnswer["quote"]> }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <LinkButton variant="primary" to={`/quote/${quote_id}`}>
        お見積りのページへ
      </LinkButton>
      <p className="text-14">
        この価格でのご注文は<span className="num whitespace-nowrap">{slashedDay(until)}</span>まで
      </p>
    </div>
  );
}
