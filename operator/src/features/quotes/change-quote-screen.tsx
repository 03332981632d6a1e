import { getQuote, getQuoteBasis } from "@surimono/contract/quotes";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { ChangeQuoteForm } from "./change-quote-form.tsx";

/** Draws it up again, as long as nothing was ordered from it. */
export function ChangeQuoteScreen() {
  const { id: quote_id = "" } = useParams();
  const found = useQuery({
    queryKey: ["quote-to-change", quote_id],
    // What is typed over must be what is there.
    gcTime: 0,
    queryFn: async () => {
      const before = orThrow(await call(getQuote, { quote_id }));
      const basis = orThrow(await call(getQuoteBasis, { member_id: before.quote.member_id, quote_id }));
      return { before, basis };
    },
  });
  return (
    <>
      <BackLink to={`/quotes/${quote_id}`}>下書き注文</BackLink>
      <ScreenHeading title="下書き注文を変える" />
      <Fetched query={found} rows={6}>
        {(read) => <ChangeQuoteForm read={read} />}
      </Fetched>
    </>
  );
}
