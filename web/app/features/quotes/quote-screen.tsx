import { slashedDay } from "@surimono/domain/kernel";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CallError } from "#app/session/call.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { type Quote, quoteQuery } from "./quote.query.ts";

interface QuoteScreenProps {
  quoteId: string;
  /** How the payment page was left without paying. */
  outcome: "cancelled" | "failed" | undefined;
  /** What is offered, with the way to order it while it is open. */
  children: (quote: Quote, openAgain: () => Promise<unknown>) => ReactNode;
}

/** What the shop has drawn up for the member, at the address that its letter names. */
export function QuoteScreen({ quoteId, outcome, children }: QuoteScreenProps) {
  const query = useQuery(quoteQuery(quoteId));
  const { data: quote } = query;
  const missing = query.error instanceof CallError && query.error.failure.status === 404;
  return (
    <main id="main" className="page pt-6 pb-16 md:pt-10 md:pb-24">
      {quote ? (
        <>
          <PageHeading title="お見積り">有効期限 {slashedDay(quote.until)}</PageHeading>
          {quote.words && (
            <blockquote className="mt-4 max-w-2xl whitespace-pre-line rounded-card bg-paper p-4 text-14 leading-relaxed">
              {quote.words}
            </blockquote>
          )}
          <div className="mt-5 grid max-w-2xl gap-3 empty:hidden">
            <Standing quote={quote} />
            {outcome && quote.state === "sent" && (
              <Notice tone={outcome === "failed" ? "error" : "info"}>{OUTCOMES[outcome]}</Notice>
            )}
            {quote.obstacle && <Notice tone="warn">{quote.obstacle}</Notice>}
          </div>
          <div className="mt-8">{children(quote, query.refetch)}</div>
        </>
      ) : missing ? (
        <EmptyState
          title="お見積りが見つかりませんでした"
          action={<LinkButton to="/inquiryFormContent">お問い合わせ</LinkButton>}
        >
          お見積りは、お送りしたお客様のアカウントでだけご覧いただけます。別のアカウントでログインしているときは、ログインし直してください。
        </EmptyState>
      ) : query.isLoadingError ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <div role="status" aria-label="読み込んでいます" className="grid gap-4">
          <Skeleton className="h-12 w-60" />
          <Skeleton className="mt-4 h-96 rounded-card" />
        </div>
      )}
    </main>
  );
}

const OUTCOMES = {
  cancelled: "お支払いは行われていません。お支払い方法をえらんで、もう一度お手続きください。",
  failed:
    "お支払いが承認されませんでした。料金はかかっていません。別のカードやお支払い方法で、もう一度お手続きください。",
} as const;

/** Where it is, once it is no longer to be ordered, and the way on. */
function Standing({ quote: { state, order_id } }: { quote: Quote }) {
  if (state === "ordered" && order_id !== null) {
    return (
      <Notice tone="ok">
        <p>ご注文いただきました。ありがとうございます。</p>
        <LinkButton to={`/my-page/orders/${order_id}`} className="mt-3">
          ご注文の内容
        </LinkButton>
      </Notice>
    );
  }
  if (state === "paying" && order_id !== null) {
    return (
      <Notice tone="info">
        <p>お支払いの確認をお待ちしています。</p>
        <LinkButton to={`/cart/complete?order_id=${order_id}`} className="mt-3">
          お支払いの状況
        </LinkButton>
      </Notice>
    );
  }
  if (state === "over" || state === "revoked") {
    return (
      <Notice tone="warn">
        <p>
          {state === "over" ? "このお見積りの有効期限は過ぎました。" : "このお見積りは、お店が取り下げました。"}
          ご希望のときは、お店にご連絡ください。
        </p>
        <LinkButton to="/inquiryFormContent" className="mt-3">
          お問い合わせ
        </LinkButton>
      </Notice>
    );
  }
  return null;
}
