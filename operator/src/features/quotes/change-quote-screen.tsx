import type { AnswerOf } from "@surimono/contract/kernel";
import { changeQuote, getQuote, getQuoteBasis } from "@surimono/contract/quotes";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { useAsOpened } from "../../ui/use-as-opened.ts";
import { QuoteForm } from "./quote-form.tsx";

/** Draws it up again, as long as nothing was ordered from it. */
export function ChangeQuoteScreen() {
  const { id: quote_id = "" } = useParams();
  const found = useQuery({
    queryKey: ["quote-to-change", quote_id],
    // What is typed over must be what is there.
    gcTime: 0,
    queryFn: async () => {
      const before = orThrow(await call(getQuote, { quote_id }));
      const basis = orThrow(await call(getQuoteBasis, { member_id: before.quote.member_id }));
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

type Read = Readonly<{ before: AnswerOf<typeof getQuote>; basis: AnswerOf<typeof getQuoteBasis> }>;

function ChangeQuoteForm({ read }: { read: Read }) {
  const { before, basis } = useAsOpened(read);
  const { quote, revision, sent_at } = before;
  const { quote_id } = quote;
  const queryClient = useQueryClient();
  return (
    <>
      <p className="mb-4 text-14">
        {quote.name && `${quote.name} 様　`}
        価格は今日のものに変わります。
        {sent_at && "保存すると、新しい内容と見積書をお客様にメールでお知らせします。"}
      </p>
      <QuoteForm
        memberId={quote.member_id}
        basis={basis}
        before={{
          lines: before.lines,
          ...(before.address_id && { address_id: before.address_id }),
          ...(before.agreed_total && { agreed_total: before.agreed_total }),
          ...{ agreed_reason: before.agreed_reason, words: before.words, until: quote.until },
        }}
        yes="保存する"
        save={async (draft) => {
          orThrow(await call(changeQuote, { quote_id, revision, ...draft }));
          void queryClient.invalidateQueries({ queryKey: ["quotes"] });
          void queryClient.invalidateQueries({ queryKey: ["quote", quote_id] });
          showToast(sent_at ? "保存し、お客様にメールでお知らせしました。" : "保存しました。", { tone: "success" });
          return `/quotes/${quote_id}`;
        }}
      />
    </>
  );
}
