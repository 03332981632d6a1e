import { orderQuote } from "@surimono/contract/quotes";
import { formatNumber } from "@surimono/domain/kernel";
import type { PaymentTypeCode } from "@surimono/domain/payments";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { type ReactNode, useState } from "react";
import { OrderedLines } from "#app/features/cart/ordered-lines.tsx";
import { TotalsTable } from "#app/features/cart/totals-table.tsx";
import { AddressChoice } from "#app/features/delivery/address-choice.tsx";
import { AddressLines } from "#app/features/delivery/address-lines.tsx";
import { downloadDocument } from "#app/features/documents/download-document.ts";
import { ConfirmPanel } from "#app/features/orders/confirm-panel.tsx";
import { ConfirmationItems } from "#app/features/orders/confirmation-items.tsx";
import { PaymentWays } from "#app/features/orders/payment-ways.tsx";
import { DispatchCard, DispatchNote } from "#app/features/orders/review-parts.tsx";
import { usePlacing } from "#app/features/orders/use-placing.ts";
import type { Quote } from "#app/features/quotes/quote.query.ts";
import { call } from "#app/session/call.ts";
import { Block } from "#app/ui/block.tsx";
import { PaperPanel } from "#app/ui/paper-panel.tsx";

const COLUMNS = "side-columns items-start gap-10 lg:gap-16";

interface OrderQuoteProps {
  quote: Quote;
  openPaymentPage: (url: string) => void;
  openAgain: () => Promise<unknown>;
}

/** What is offered, and while it is open the way to order it: where it goes, how it is paid, and the button. */
export function OrderQuote({ quote, openPaymentPage, openAgain }: OrderQuoteProps) {
  const [picked, setPicked] = useState<PaymentTypeCode>();
  const goods = <Goods quote={quote} />;
  const place = quote.address && (
    <Block title="お届け先">
      <DispatchCard
        dispatchBy={quote.state === "sent" ? quote.dispatch_by : undefined}
        deliveryFee={quote.totals.delivery_fee}
      >
        <AddressLines address={quote.address} />
      </DispatchCard>
    </Block>
  );
  if (quote.state !== "sent") {
    return (
      <div className={COLUMNS}>
        <div className="grid content-start gap-10">
          {goods}
          {place}
        </div>
        <PaperPanel title="お支払い金額">
          <TotalsTable totals={quote.totals} />
        </PaperPanel>
      </div>
    );
  }
  const open = quote.payment_types.filter(({ available }) => available);
  const type = open.find(({ payment_type }) => payment_type === picked) ?? open[0];
  const paying = (
    <>
      <Block title="お支払い方法">
        {open.length === 0 && (
          <div className="mt-5">
            <Notice tone="warn">ただいまご利用いただけるお支払い方法がありません。時間をおいてお試しください。</Notice>
          </div>
        )}
        <PaymentWays types={quote.payment_types} chosen={type?.payment_type} onChoose={setPicked} />
      </Block>
      {type && <ConfirmationItems items={type.confirmation} />}
    </>
  );
  const confirm = (addressId: string | undefined) => (
    <Confirm
      quote={quote}
      addressId={addressId}
      paymentType={type?.payment_type as PaymentTypeCode | undefined}
      openPaymentPage={openPaymentPage}
      openAgain={openAgain}
    />
  );
  if (place) {
    return (
      <div className={COLUMNS}>
        <div className="grid content-start gap-10">
          {goods}
          {place}
          {paying}
        </div>
        {confirm(undefined)}
      </div>
    );
  }
  return (
    <AddressChoice
      heading={
        <div className="grid gap-10">
          {goods}
          <Block title="お届け先">
            <div className="mt-5">
              <DispatchNote dispatchBy={quote.dispatch_by} deliveryFee={quote.totals.delivery_fee} />
            </div>
          </Block>
        </div>
      }
      chosen={undefined}
      // The book is read again, and its first address is the chosen one.
      onFirst={() => undefined}
      below={() => <div className="mt-10 grid gap-10">{paying}</div>}
    >
      {confirm}
    </AddressChoice>
  );
}

function Goods({ quote: { lines, totals, estimate } }: { quote: Quote }): ReactNode {
  const [saving, setSaving] = useState(false);
  return (
    <Block title="お見積りの商品" note={`${lines.length}種類・${formatNumber(totals.quantity)}点`}>
      <OrderedLines lines={lines} />
      {estimate && (
        <Button
          icon="download"
          className="mt-4"
          pending={saving}
          onClick={() => {
            setSaving(true);
            void downloadDocument(estimate).finally(() => setSaving(false));
          }}
        >
          見積書を保存（PDF）
        </Button>
      )}
    </Block>
  );
}

interface ConfirmProps extends OrderQuoteProps {
  /** Where the quote itself names none. */
  addressId: string | undefined;
  paymentType: PaymentTypeCode | undefined;
}

function Confirm({ quote, addressId, paymentType, openPaymentPage, openAgain }: ConfirmProps) {
  const { quote_id, revision, totals, obstacle } = quote;
  const isComplete = paymentType !== undefined && (quote.address !== null || addressId !== undefined);
  const place = isComplete
    ? () =>
        call(orderQuote, {
          ...{ quote_id, revision, payment_type: paymentType },
          ...(quote.address === null && addressId !== undefined && { address_id: addressId }),
        })
    : undefined;
  const placing = usePlacing({ total: totals.total, place, openPaymentPage, reviewAgain: openAgain });
  return (
    <ConfirmPanel blocked={!isComplete || obstacle !== ""} total={totals.total} placing={placing}>
      <TotalsTable totals={totals} />
      <p className="mt-3 text-12 text-mute">
        この金額に、クーポンとマイルはお使いいただけません。カートの中身は、そのまま残ります。
      </p>
    </ConfirmPanel>
  );
}
