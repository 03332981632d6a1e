import { sendStored } from "@surimono/contract/warehouse";
import { formatNumber } from "@surimono/domain/kernel";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useStore } from "@surimono/ui/store.ts";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { TotalsTable } from "#app/features/cart/totals-table.tsx";
import { AddressLines } from "#app/features/delivery/address-lines.tsx";
import { ConfirmPanel } from "#app/features/orders/confirm-panel.tsx";
import { ConfirmationItems } from "#app/features/orders/confirmation-items.tsx";
import { OrderSkeleton } from "#app/features/orders/order-skeleton.tsx";
import { ParcelCards, WishesIfAny } from "#app/features/orders/parcel-cards.tsx";
import { PaymentWays } from "#app/features/orders/payment-ways.tsx";
import { DispatchCard, DispatchNote } from "#app/features/orders/review-parts.tsx";
import { usePlacing } from "#app/features/orders/use-placing.ts";
import { type SendingInput, type SendingReview, sendingReviewQuery } from "#app/features/warehouse/sending.queries.ts";
import { changeSending, type SendingDraft, sendAnew, sendingDraft } from "#app/features/warehouse/sending-draft.ts";
import { sentLines } from "#app/features/warehouse/sent-lines.ts";
import { SentPieces } from "#app/features/warehouse/sent-pieces.tsx";
import { sizeWords } from "#app/features/warehouse/stock-words.ts";
import { readWarehouseAgain, warehouseQuery } from "#app/features/warehouse/warehouse.queries.ts";
import { WarehousePage } from "#app/features/warehouse/warehouse-page.tsx";
import { draftPath, WAREHOUSE_PATH } from "#app/features/warehouse/warehouse-paths.ts";
import { CallError, call } from "#app/session/call.ts";
import { Block } from "#app/ui/block.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { sendingInput } from "./sending-input.ts";

interface ConfirmSendingProps {
  /** How the payment page was left without paying. */
  outcome: "cancelled" | "failed" | undefined;
  openPaymentPage: (url: string) => void;
}

/** Everything that the law requires before a sending is confirmed, with the ways to pay where something is to be paid. */
export function ConfirmSending(props: ConfirmSendingProps) {
  const draft = useStore(sendingDraft, undefined);
  const warehouse = useQuery(warehouseQuery);
  if (!draft) return <Navigate replace to={WAREHOUSE_PATH} />;
  const title = draft.isReturn ? "すべて返送" : "倉庫から発送";
  return (
    <WarehousePage title={title} lead="内容をご確認ください。" isBelow>
      {warehouse.data ? (
        <Reviewed
          {...props}
          draft={draft}
          destinations={sendingInput(
            draft,
            sentLines(
              warehouse.data.items.flatMap(({ stocks }) => stocks),
              draft.pieces,
            ),
          )}
        />
      ) : warehouse.isLoadingError ? (
        <ErrorState onRetry={() => void warehouse.refetch()} retrying={warehouse.isFetching} />
      ) : (
        <OrderSkeleton />
      )}
    </WarehousePage>
  );
}

interface ReviewedProps extends ConfirmSendingProps {
  draft: SendingDraft;
  destinations: ReturnType<typeof sendingInput>;
}

function Reviewed({ destinations, ...props }: ReviewedProps) {
  const { draft } = props;
  const isMissing = destinations === "missing";
  const input = isMissing ? undefined : destinations;
  const query = useQuery({ ...sendingReviewQuery(input, draft.paymentType), enabled: !isMissing });
  if (isMissing) return <Navigate replace to={draftPath(draft)} />;
  if (query.data)
    return <Confirmation {...props} destinations={input} review={query.data} reviewAgain={query.refetch} />;
  if (!query.isLoadingError) return <OrderSkeleton />;
  const failure = query.error instanceof CallError ? query.error.failure : undefined;
  return (
    <ErrorState
      {...(failure?.code.startsWith("warehouse/") && { message: failure.message })}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

interface ConfirmationProps extends ConfirmSendingProps {
  draft: SendingDraft;
  destinations: SendingInput | undefined;
  review: SendingReview;
  reviewAgain: () => Promise<unknown>;
}

function Confirmation({ draft, destinations, review, reviewAgain, outcome, openPaymentPage }: ConfirmationProps) {
  const { totals, obstacles } = review;
  const paying = review.payment_types.find(
    ({ payment_type, available }) => available && payment_type === draft.paymentType,
  );
  const isFree = totals.total === 0;
  const place = async () => {
    const answer = await call(sendStored, {
      sending_id: draft.sendingId,
      ...(destinations && { destinations }),
      expected_total: totals.total,
      ...(!isFree && draft.paymentType !== undefined && { payment_type: draft.paymentType }),
    });
    if (answer.ok)
      changeSending({ orderId: answer.value.order_id, ...(answer.value.payment_url && { isPaying: true }) });
    else if (answer.failure.code === "warehouse/already-sent") sendAnew();
    void readWarehouseAgain();
    return answer;
  };
  const placing = usePlacing({ total: totals.total, place, openPaymentPage, reviewAgain });
  const others = obstacles.filter(({ step }) => step !== "payment");
  const [only, another] = review.destinations;
  const lines = review.stocks.map((stock) => ({ ...stock, line_id: stock.stored_id }));
  return (
    <div className="side-columns gap-10 lg:gap-16">
      <div className="grid content-start gap-10">
        {outcome && (
          <div role="alert">
            <Notice tone={outcome === "failed" ? "error" : "info"}>
              {outcome === "failed"
                ? "お支払いが承認されませんでした。料金はかかっていません。別のお支払い方法で、もう一度お手続きください。"
                : "お支払いは行われていません。もう一度お手続きください。"}
            </Notice>
          </div>
        )}
        <Block
          title="送るもの"
          note={`${formatNumber(totals.quantity)}点`}
          action={!draft.isReturn && <Change to={draftPath(draft)} what="送るもの" />}
        >
          {others.map((one) => (
            <WarningLine key={[one.field, one.code, one.line_id, one.destination_id].join(" ")}>
              {saidOf(one, review.stocks)}
            </WarningLine>
          ))}
          <SentPieces stocks={review.stocks} />
        </Block>
        <Block
          title={draft.isReturn ? "返送先" : "お届け先"}
          note={`${review.destinations.length}か所`}
          action={!draft.isReturn && <Change to={draftPath(draft)} what="お届け先" />}
        >
          {another ? (
            <>
              <div className="mt-5">
                <DispatchNote dispatchBy={review.dispatch_by} deliveryFee={totals.delivery_fee} />
              </div>
              <ParcelCards
                parcels={review.destinations}
                lines={lines}
                address={(address) => <AddressLines address={address} />}
              />
            </>
          ) : (
            only && (
              <DispatchCard dispatchBy={review.dispatch_by} deliveryFee={totals.delivery_fee}>
                <AddressLines address={only} />
                <WishesIfAny parcel={only} />
              </DispatchCard>
            )
          )}
        </Block>
        {!isFree && (
          <Block title="お支払い">
            <PaymentWays
              types={review.payment_types}
              chosen={paying?.payment_type}
              onChoose={(paymentType) => changeSending({ paymentType })}
            />
          </Block>
        )}
        <ConfirmationItems items={review.confirmation as Parameters<typeof ConfirmationItems>[0]["items"]} />
      </div>
      <ConfirmPanel
        blocked={others.length > 0 || !(isFree || paying)}
        hint={others.length === 0 ? "お支払い方法をおえらびください。" : undefined}
        total={totals.total}
        placing={placing}
        words={draft.isReturn ? "返送を確定する" : "発送を確定する"}
      >
        <TotalsTable totals={totals} subtotal="保管料" />
      </ConfirmPanel>
    </div>
  );
}

/** With the goods that it is about. */
function saidOf({ message, line_id }: SendingReview["obstacles"][number], stocks: SendingReview["stocks"]): string {
  const stock = stocks.find(({ stored_id }) => stored_id === line_id);
  return stock ? `${stock.name}（${sizeWords(stock)}）：${message}` : message;
}

function Change({ to, what }: { to: string; what: string }) {
  return (
    <TextLink to={to} aria-label={`${what}を変更する`}>
      変更する
    </TextLink>
  );
}
