import type { AnswerOf } from "@surimono/contract/kernel";
import type { reviewOrder } from "@surimono/contract/orders";
import { PAYMENT_METHODS, type PaymentTypeCode, paymentMethodOf } from "@surimono/domain/payments";
import { Icon } from "@surimono/ui/icon.tsx";
import { RadioCard } from "@surimono/ui/radio-card.tsx";

type PaymentType = AnswerOf<typeof reviewOrder>["payment_types"][number];

interface PaymentWaysProps {
  types: readonly PaymentType[];
  chosen: number | undefined;
  onChoose: (code: PaymentTypeCode) => void;
}

/** The ways to pay, each with why it is closed. A group that misses a choice is described by `payment-missing`. */
export function PaymentWays({ types, chosen, onChoose }: PaymentWaysProps) {
  return (
    <fieldset className="mt-6 grid gap-3" aria-describedby="payment-missing">
      <legend className="sr-only">お支払い方法</legend>
      {types.map((type) => (
        <Way key={type.payment_type} type={type} checked={type.payment_type === chosen} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

interface WayProps {
  type: PaymentType;
  checked: boolean;
  onChoose: (code: PaymentTypeCode) => void;
}

/** Nothing for a method newer than this page, which could not order by it. */
function Way({ type, checked, onChoose }: WayProps) {
  const method = paymentMethodOf(type.payment_type);
  if (!method) return null;
  const { code, icon } = PAYMENT_METHODS[method];
  return (
    <RadioCard
      name="payment_type"
      className="rounded-card p-5"
      disabled={!type.available}
      checked={checked}
      onChange={() => onChoose(code)}
      title={
        <span className="flex items-center gap-2">
          <Icon name={icon} size={20} />
          {type.name}
        </span>
      }
    >
      <span className="mt-1 block text-14 leading-relaxed">{type.hint}</span>
      {type.message && (
        <span className="mt-2 flex items-start gap-1.5 text-14 text-warn">
          <Icon name="warning" size={18} className="mt-0.5" />
          {type.message}
        </span>
      )}
    </RadioCard>
  );
}
