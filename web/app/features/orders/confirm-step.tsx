import type { WireObstacle } from "@surimono/contract/cart";
import { formatNumber } from "@surimono/domain/kernel";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useStore } from "@surimono/ui/store.ts";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { Block } from "#app/ui/block.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ConfirmPanel } from "./confirm-panel.tsx";
import { ConfirmationItems } from "./confirmation-items.tsx";
import { choose, hasDestination, type OrderChoice, orderChoice } from "./order-choice.ts";
import { ADDRESS_PATH, CART_PATH, PAYMENT_PATH } from "./order-paths.ts";
import { OrderSkeleton } from "./order-skeleton.tsx";
import type { OrderSlots } from "./order-slots.ts";
import { reviewQuery } from "./orders.queries.ts";
import { ParcelCards } from "./parcel-cards.tsx";
import { PaymentWays } from "./payment-ways.tsx";
import { DispatchCard, DispatchNote, PaymentRow, StoredCard } from "./review-parts.tsx";
import { type Review, usePlaceOrder } from "./use-place-order.ts";

interface ConfirmStepProps {
  slots: OrderSlots;
  openPaymentPage: (url: string) => void;
}

/** Step 4: everything that the law requires before confirming, with links back to change it. */
export function ConfirmStep({ slots, openPaymentPage }: ConfirmStepProps) {
  const choice = useStore(orderChoice, {});
  const complete = hasDestination(choice) && choice.paymentType !== undefined;
  // Another payment is chosen on this page: what stands around it stays.
  const query = useQuery({ ...reviewQuery(choice), enabled: complete, placeholderData: keepPreviousData });
  if (!hasDestination(choice)) return <Navigate replace to={ADDRESS_PATH} />;
  if (choice.paymentType === undefined) return <Navigate replace to={PAYMENT_PATH} />;
  if (query.data?.lines.length === 0) return <Navigate replace to={CART_PATH} />;
  return (
    <main className="page py-8 md:py-12">
      {query.isPending ? (
        <OrderSkeleton />
      ) : query.isLoadingError ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <Confirmation
          review={query.data}
          choice={choice}
          slots={slots}
          openPaymentPage={openPaymentPage}
          reviewAgain={query.refetch}
          isChanging={query.isPlaceholderData}
        />
      )}
    </main>
  );
}

interface ConfirmationProps extends ConfirmStepProps {
  review: Review;
  choice: OrderChoice;
  reviewAgain: () => Promise<unknown>;
  /** What is shown is of the payment that was chosen before. */
  isChanging: boolean;
}

function Confirmation({ review, choice, slots, openPaymentPage, reviewAgain, isChanging }: ConfirmationProps) {
  const placing = usePlaceOrder(review, { choice, openPaymentPage, reviewAgain });
  const at = (step: string) => review.obstacles.filter((obstacle) => obstacle.step === step && !obstacle.line_id);
  return (
    <div className="side-columns gap-10 lg:gap-16">
      <div className="grid content-start gap-10">
        <div>
          <h1 className="font-bold text-28 md:text-40">この内容で注文しますか。</h1>
          <p className="mt-1">ボタンを押すと注文が確定し、工房で印刷の準備がはじまります。</p>
        </div>
        <Block
          title="注文するもの"
          note={`${review.lines.length}種類・${formatNumber(review.totals.quantity)}点`}
          action={<Change to={CART_PATH} what="注文するもの" />}
        >
          <Obstacles obstacles={at("cart")} />
          {slots.lines(review.lines, ({ line_id }) => (
            <Obstacles obstacles={review.obstacles.filter((obstacle) => obstacle.line_id === line_id)} />
          ))}
        </Block>
        {review.delivery_method === "warehouse" ? (
          <Block title="配送方法" action={<Change to={ADDRESS_PATH} what="配送方法" />}>
            <StoredCard name={review.delivery_method_name} storedBy={review.dispatch_by}>
              {slots.terms(review.storage_terms)}
            </StoredCard>
          </Block>
        ) : (
          <Block
            title="お届け先"
            note={`${Math.max(1, review.destinations.length)}か所`}
            action={<Change to={ADDRESS_PATH} what="お届け先" />}
          >
            <Obstacles obstacles={at("address")} />
            {review.destinations.length > 0 && (
              <>
                <div className="mt-5">
                  <DispatchNote dispatchBy={review.dispatch_by} deliveryFee={review.totals.delivery_fee} />
                </div>
                <ParcelCards parcels={review.destinations} lines={review.lines} address={slots.address} />
              </>
            )}
            {review.address && (
              <DispatchCard dispatchBy={review.dispatch_by} deliveryFee={review.totals.delivery_fee}>
                {slots.address(review.address)}
              </DispatchCard>
            )}
          </Block>
        )}
        <Block title="お支払い" action={!choice.isProposed && <Change to={PAYMENT_PATH} what="お支払い方法" />}>
          <Obstacles obstacles={at("payment")} />
          {choice.isProposed ? (
            <PaymentWays
              types={review.payment_types}
              chosen={choice.paymentType}
              onChoose={(code) => choose({ paymentType: code })}
            />
          ) : (
            review.payment_type !== null && (
              <PaymentRow
                type={review.payment_type}
                name={review.payment_type_name}
                hint={review.payment_types.find(({ payment_type }) => payment_type === review.payment_type)?.hint}
              />
            )
          )}
        </Block>
        <ConfirmationItems items={review.confirmation} />
      </div>
      <ConfirmPanel
        blocked={review.obstacles.length > 0}
        total={review.totals.total}
        placing={{ ...placing, busy: placing.busy || isChanging }}
      >
        {slots.totals(review.totals, review)}
      </ConfirmPanel>
    </div>
  );
}

/** With a link to where it can be fixed. */
function Obstacles({ obstacles }: { obstacles: readonly WireObstacle[] }) {
  return obstacles.map(({ field, code, message }) => <WarningLine key={`${field}-${code}`}>{message}</WarningLine>);
}

function Change({ to, what }: { to: string; what: string }) {
  return (
    <TextLink to={to} aria-label={`${what}を変更する`}>
      変更する
    </TextLink>
  );
}
