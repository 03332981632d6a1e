import { getQuoteBasis, makeQuote } from "@surimono/contract/quotes";
import { Notice } from "@surimono/ui/notice.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { QuoteForm } from "./quote-form.tsx";

/** An operator at the telephone draws up an order for a member. */
export function NewQuoteScreen() {
  const { memberId = "" } = useParams();
  const queryClient = useQueryClient();
  const [request_key] = useState(() => crypto.randomUUID());
  const basis = useQuery({
    queryKey: ["quote-basis", memberId],
    queryFn: async () => orThrow(await call(getQuoteBasis, { member_id: memberId })),
  });
  return (
    <>
      <BackLink to={`/members/${memberId}`}>会員</BackLink>
      <ScreenHeading title="注文を下書きする" />
      <Fetched query={basis} rows={6}>
        {(found) => (
          <>
            {found.name && <p className="mb-4 text-14">{found.name} 様</p>}
            {found.items.length === 0 ? (
              <Notice tone="warn">
                完成したマイアイテムがありません。お客様がデザインを完成させてから、下書きできます。
              </Notice>
            ) : (
              <QuoteForm
                memberId={memberId}
                basis={found}
                yes="下書きを作る"
                save={async (draft) => {
                  const { quote_id } = orThrow(await call(makeQuote, { request_key, member_id: memberId, ...draft }));
                  void queryClient.invalidateQueries({ queryKey: ["quotes"] });
                  return `/quotes/${quote_id}`;
                }}
              />
            )}
          </>
        )}
      </Fetched>
    </>
  );
}
