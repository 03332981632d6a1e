import type { AnswerOf } from "@surimono/contract/kernel";
import type { reviewOrder } from "@surimono/contract/orders";
import { paymentMessages } from "@surimono/contract/payments";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useStore } from "@surimono/ui/store.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PaperPanel } from "#app/ui/paper-panel.tsx";
import { choose, hasDestination, orderChoice } from "./order-choice.ts";
import { ADDRESS_PATH, CART_PATH, CONFIRM_PATH } from "./order-paths.ts";
import { OrderSkeleton } from "./order-skeleton.tsx";
import type { OrderSlots } from "./order-slots.ts";
import { reviewQuery } from "./orders.queries.ts";
import { OutcomeNotice, type PaymentOutcome } from "./outcome-notice.tsx";
import { PaymentWays } from "./payment-ways.tsx";

interface PaymentStepProps {
  outcome: PaymentOutcome;
  totals: OrderSlots["totals"];
}

/** Step 3: the payment method. */
export function PaymentStep({ outcome, totals }: PaymentStepProps) {
  const { paymentType: _, ...destination } = useStore(orderChoice, {});
  const isKnown = hasDestination(destination);
  const query = useQuery({ ...reviewQuery(destination), enabled: isKnown });
  // Left in another tab, which alone knows where the order was to go: what became of the payment is said all the same.
  if (!isKnown) return <Navigate replace to={outcome ? `${ADDRESS_PATH}?payment=${outcome}` : ADDRESS_PATH} />;
  if (query.data?.lines.length === 0) return <Navigate replace to={CART_PATH} />;
  return (
    <main className="page py-8 md:py-12">
      {query.isPending ? (
        <OrderSkeleton />
      ) : query.isLoadingError ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <Choice types={query.data.payment_types} outcome={outcome} totals={totals(query.data.totals, query.data)} />
      )}
    </main>
  );
}

interface ChoiceProps {
  types: AnswerOf<typeof reviewOrder>["payment_types"];
  outcome: PaymentOutcome;
  totals: ReactNode;
}

function Choice({ types, outcome, totals }: ChoiceProps) {
  const navigate = useNavigate();
  const { paymentType } = useStore(orderChoice, {});
  const [missing, setMissing] = useState(false);
  const chosen = types.find(({ payment_type, available }) => available && payment_type === paymentType);
  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!chosen);
    if (chosen) await navigate(CONFIRM_PATH);
  };
  return (
    <form noValidate onSubmit={(event) => void goOn(event)} className="side-columns gap-8 lg:gap-16">
      <div>
        <PageHeading title="お支払い方法">次の画面で、もう一度ご確認いただけます。</PageHeading>
        <OutcomeNotice outcome={outcome} />
        {types.length === 0 && (
          <div className="mt-5">
            <Notice tone="warn">ただいまご利用いただけるお支払い方法がありません。時間をおいてお試しください。</Notice>
          </div>
        )}
        <PaymentWays
          types={types}
          chosen={chosen?.payment_type}
          onChoose={(code) => {
            setMissing(false);
            choose({ paymentType: code });
          }}
        />
        <p id="payment-missing" className="mt-2 min-h-6 text-14 text-red-text">
          {missing && <span role="alert">{paymentMessages["payments/no-method"]}</span>}
        </p>
      </div>
      <PaperPanel title="お支払い金額">
        {totals}
        <Button type="submit" variant="primary" size={56} wide iconAfter="arrow-right" className="mt-5">
          最終確認へすすむ
        </Button>
        <LinkButton to={ADDRESS_PATH} variant="quiet" wide className="mt-2">
          お届け先に戻る
        </LinkButton>
      </PaperPanel>
    </form>
  );
}
