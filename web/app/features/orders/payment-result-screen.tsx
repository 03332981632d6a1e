import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Navigate } from "react-router";
import { CallError } from "#app/session/call.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { forgetChoice } from "./order-choice.ts";
import { orderPath } from "./order-paths.ts";
import type { OrderSlots } from "./order-slots.ts";
import { readOrdersAgain } from "./orders.queries.ts";
import { ASK_AT_MOST, paymentResultQuery } from "./payment-result.query.ts";
import { PlacedOrder } from "./placed-order.tsx";

interface PaymentResultScreenProps {
  orderId: string;
  /** The cart has become this order, so it is empty now. */
  onPlaced: () => void;
  address: OrderSlots["address"];
}

/** Back from the payment page: waits until the gateway has decided. */
export function PaymentResultScreen({ orderId, onPlaced, address }: PaymentResultScreenProps) {
  const options = paymentResultQuery(orderId);
  const query = useQuery(options);
  const asked = useQueryClient().getQueryState(options.queryKey)?.dataUpdateCount ?? 0;
  const state = query.data?.state;
  const isSending = query.data?.delivery_method === "sending";
  const quoteId = query.data?.quote_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order
  useEffect(() => {
    if (state !== "placed") return;
    // What was chosen for the cart waits for that.
    if (quoteId === undefined && !isSending) forgetChoice();
    onPlaced();
    void readOrdersAgain();
  }, [state, orderId]);

  const from = isSending ? "/my-page/warehouse/confirm" : quoteId === undefined ? "/cart" : `/quote/${quoteId}`;
  if (state === "unpaid") return <Navigate replace to={`${from}?payment=cancelled`} />;
  if (state === "failed") return <Navigate replace to={`${from}?payment=failed`} />;
  return (
    <main className="page py-8 md:py-16">
      {query.data && state === "placed" ? (
        <PlacedOrder order={query.data} address={address} />
      ) : query.data && state === "waiting" ? (
        <Waiting tired={asked >= ASK_AT_MOST} asking={query.isFetching} onAsk={() => void query.refetch()} />
      ) : query.data ? (
        <EmptyState
          title="このご注文はキャンセルされました"
          action={<LinkButton to={orderPath(orderId)}>ご注文の内容を見る</LinkButton>}
        />
      ) : query.isLoadingError ? (
        <Unknown error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <Waiting tired={false} asking onAsk={() => void query.refetch()} />
      )}
    </main>
  );
}

function Waiting({ tired, asking, onAsk }: { tired: boolean; asking: boolean; onAsk: () => void }) {
  return (
    <Centered>
      {!tired && <Spinner size={48} />}
      <div role="status">
        <h1 className="mt-6 font-bold text-28">{tired ? "確認に時間がかかっています" : "お支払いを確認しています"}</h1>
        <p className="mt-3 max-w-md text-balance leading-relaxed">
          {tired
            ? "確認ができしだい、メールでお知らせします。このページは閉じてもかまいません。もう一度お支払いいただく必要はありません。"
            : "このまま少しお待ちください。確認ができると、画面が切り替わります。"}
        </p>
      </div>
      {tired && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button variant="primary" icon="refresh" pending={asking} onClick={onAsk}>
            もう一度確認する
          </Button>
          <LinkButton to="/my-page/orders">注文履歴を見る</LinkButton>
        </div>
      )}
    </Centered>
  );
}

/** Never says that nothing was charged: that is not known here. */
function Unknown({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }) {
  if (error instanceof CallError && error.failure.status === 404) {
    return (
      <EmptyState
        title="ご注文が見つかりませんでした"
        action={<LinkButton to="/my-page/orders">注文履歴を見る</LinkButton>}
      />
    );
  }
  return (
    <ErrorState
      title="お支払いの状況を確認できませんでした"
      message="通信の状態をたしかめて、もう一度お試しください。確認をくりかえしても、二重に請求されることはありません。"
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}

function Centered({ children }: { children: ReactNode }) {
  return <div className="flex flex-col items-center px-4 py-16 text-center">{children}</div>;
}
