import type { AnswerOf } from "@surimono/contract/kernel";
import { changeQuote, type getQuote, type getQuoteBasis } from "@surimono/contract/quotes";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQueryClient } from "@tanstack/react-query";
import { call, orThrow } from "../../session/call.ts";
import { useAsOpened } from "../../ui/use-as-opened.ts";
import { QuoteForm } from "./quote-form.tsx";

interface ChangeQuoteFormProps {
  read: { readonly before: AnswerOf<typeof getQuote>; readonly basis: AnswerOf<typeof getQuoteBasis> };
}

/** Begins with what the draft has, as far as it can be made today. */
export function ChangeQuoteForm({ read }: ChangeQuoteFormProps) {
  const { before, basis } = useAsOpened(read);
  const { quote, revision, sent_at } = before;
  const { quote_id } = quote;
  const queryClient = useQueryClient();
  // A line without a field could not be taken out, and would be refused each time.
  const kept = before.lines.filter(({ product_id, size_id }) => {
    const item = basis.items.find((one) => one.product_id === product_id);
    return item?.sizes.some((size) => size.size_id === size_id);
  });
  const gone = before.lines.filter((line) => !kept.includes(line));
  return (
    <>
      <p className="mb-4 text-14">
        {quote.name && `${quote.name} 様　`}
        価格は今日のものに変わります。
        {sent_at && "保存すると、新しい内容と見積書をお客様にメールでお知らせします。"}
      </p>
      {gone.length > 0 && (
        <div className="mb-4">
          <Notice tone="warn">
            次の商品は、いまは作れないため、外しました：
            {gone.map(({ name, size_name, quantity }) => `${name} ${size_name}×${quantity}`).join("、")}
          </Notice>
        </div>
      )}
      <QuoteForm
        memberId={quote.member_id}
        basis={basis}
        before={{
          lines: kept,
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
