import { openQuote } from "@surimono/contract/quotes";
import { data, useSearchParams } from "react-router";
import { QuoteScreen } from "#app/features/quotes/quote-screen.tsx";
import { OrderQuote } from "../compose/order-quote.tsx";
import type { Route } from "./+types/quote";

export const meta: Route.MetaFunction = () => [{ title: "お見積り｜SURIMONO" }];

/** An address that can be no quote's is not found, before the server is asked for it. */
export function clientLoader({ params }: Route.ClientLoaderArgs): null {
  if (!openQuote.payload.safeParse({ quote_id: params.id }).success) throw data(null, { status: 404 });
  return null;
}

export default function QuoteRoute({ params }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const outcome = query.get("payment");
  return (
    <QuoteScreen
      key={params.id}
      quoteId={params.id}
      outcome={outcome === "cancelled" || outcome === "failed" ? outcome : undefined}
    >
      {(quote, openAgain) => (
        <OrderQuote quote={quote} openPaymentPage={(url) => window.location.assign(url)} openAgain={openAgain} />
      )}
    </QuoteScreen>
  );
}
