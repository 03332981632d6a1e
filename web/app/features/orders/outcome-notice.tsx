import { Notice } from "@surimono/ui/notice.tsx";

/** How an earlier try to pay ended; undefined where there was none. */
export type PaymentOutcome = "cancelled" | "failed" | undefined;

const OUTCOMES: Readonly<Record<NonNullable<PaymentOutcome>, string>> = {
  cancelled: "お支払いは行われていません。カートはそのままです。お支払い方法をえらんで、もう一度お手続きください。",
  failed:
    "お支払いが承認されませんでした。料金はかかっていません。別のカードやお支払い方法で、もう一度お手続きください。",
};

/** The address that the payment page leads back to says it. */
export function outcomeOf(query: URLSearchParams): PaymentOutcome {
  const outcome = query.get("payment");
  return outcome === "cancelled" || outcome === "failed" ? outcome : undefined;
}

export function OutcomeNotice({ outcome }: { outcome: PaymentOutcome }) {
  if (!outcome) return null;
  return (
    <div role="alert" className="mt-5">
      <Notice tone={outcome === "failed" ? "error" : "info"}>{OUTCOMES[outcome]}</Notice>
    </div>
  );
}
