import { imageAddress } from "@surimono/contract/catalogue";
import { getQuote } from "@surimono/contract/quotes";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Facts, Part } from "../../ui/facts.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { QuoteActions } from "./quote-actions.tsx";
import { QuotePapers } from "./quote-papers.tsx";
import { StateBadge } from "./quotes-screen.tsx";
import { Sums } from "./sums.tsx";

/** One draft: what is in it, what may be done with it, and what came of it. */
export function QuoteScreen() {
  const { id = "" } = useParams();
  const queryClient = useQueryClient();
  const found = useQuery({
    queryKey: ["quote", id],
    queryFn: async () => orThrow(await call(getQuote, { quote_id: id })),
  });
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ["quotes"] });
    void found.refetch();
  };
  return (
    <>
      <BackLink to="/quotes">下書き注文の一覧</BackLink>
      <ScreenHeading title="下書き注文" />
      <Fetched query={found} rows={6}>
        {({ quote, revision, lines, totals, address, agreed_total, agreed_reason, words, sent_at, documents }) => (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
            <div className="flex min-w-0 flex-col gap-6">
              <div>
                <StateBadge state={quote.state} name={quote.state_name} />
              </div>
              <QuoteActions quote={quote} revision={revision} sent_at={sent_at} onDone={refresh} />
              <ul aria-label="商品" className="divide-y divide-line rounded-card border border-line">
                {lines.map((line) => (
                  <li key={line.line_id} className="flex items-center gap-4 px-4 py-3 text-14">
                    <img
                      src={imageAddress(line.image_url, 240)}
                      alt=""
                      width={56}
                      height={56}
                      className="size-14 shrink-0 rounded-ctl bg-bench object-contain"
                    />
                    <p className="min-w-0 flex-1">
                      <span className="block font-bold text-deep">{line.name}</span>
                      <span className="block text-12 text-mute">
                        {[line.item_name, line.color_name, line.size_name].filter(Boolean).join("／")}
                      </span>
                    </p>
                    <p className="num shrink-0 text-right">
                      {line.quantity}点<span className="block font-bold text-deep">{formatYen(line.amount)}</span>
                    </p>
                  </li>
                ))}
              </ul>
              <Sums totals={totals} />
            </div>
            <Part title="内容">
              <Facts
                facts={[
                  [
                    "会員",
                    <Link key="member" to={`/members/${quote.member_id}`} className="target-44 underline">
                      {quote.name || quote.member_id}
                    </Link>,
                  ],
                  ["お届け先", address || "お客様がご注文のときに選びます"],
                  ["有効期限", slashedDay(quote.until)],
                  ["お約束の金額", agreed_total !== null && formatYen(agreed_total)],
                  ["その理由", agreed_reason],
                  ["お客様への言葉", words && <span className="whitespace-pre-line">{words}</span>],
                  ["作成", `${momentOf(quote.created_at)}　${quote.made_by}`],
                  ["送信", sent_at && momentOf(sent_at)],
                  [
                    "注文",
                    quote.order_number && (
                      <Link to={`/orders/${quote.order_number}`} className="target-44 underline">
                        {quote.order_number}
                      </Link>
                    ),
                  ],
                ]}
              />
              <QuotePapers quoteId={quote.quote_id} documents={documents} />
            </Part>
          </div>
        )}
      </Fetched>
    </>
  );
}
