import { slashedDay } from "@surimono/domain/kernel";
import { PAYMENT_METHODS, paymentMethodOf } from "@surimono/domain/payments";
import { Icon } from "@surimono/ui/icon.tsx";
import type { ReactNode } from "react";
import { Yen } from "#app/ui/price.tsx";

interface DispatchCardProps {
  /** yyyy-mm-dd; missing if it was shipped already, or never will be. */
  dispatchBy: string | undefined;
  deliveryFee: number;
  children: ReactNode;
}

/** An address with when and how the parcel leaves. */
export function DispatchCard({ dispatchBy, deliveryFee, children }: DispatchCardProps) {
  return (
    <div className="mt-5 max-w-md rounded-card border border-line p-5">
      {children}
      <div className="mt-4 border-line border-t pt-4">
        <DispatchNote dispatchBy={dispatchBy} deliveryFee={deliveryFee} />
      </div>
    </div>
  );
}

/** When the parcels leave, how, and for how much. */
export function DispatchNote({ dispatchBy, deliveryFee }: Omit<DispatchCardProps, "children">) {
  return (
    <div className="flex items-start gap-3 text-14">
      <Icon name="truck" size={24} />
      <p>
        {dispatchBy && (
          <span className="block">
            <span className="num font-bold text-deep">{slashedDay(dispatchBy)}</span> ごろ発送
          </span>
        )}
        <span className="text-12 text-mute">
          宅配便・送料 {deliveryFee === 0 ? "無料" : <Yen value={deliveryFee} />}
        </span>
      </p>
    </div>
  );
}

interface StoredCardProps {
  name: string;
  /** yyyy-mm-dd; missing once it is there, or if it never will be. */
  storedBy: string | undefined;
  children?: ReactNode;
}

/** In the place of an address: it goes into the warehouse. */
export function StoredCard({ name, storedBy, children }: StoredCardProps) {
  return (
    <div className="mt-5 rounded-card border border-line p-5">
      <div className="flex items-start gap-3 text-14">
        <Icon name="box" size={24} />
        <p>
          <span className="block font-bold text-16 text-deep">{name}</span>
          {storedBy && (
            <span className="block">
              <span className="num font-bold text-deep">{slashedDay(storedBy)}</span> ごろ倉庫に入ります
            </span>
          )}
          <span className="text-12 text-mute">倉庫までの送料はかかりません</span>
        </p>
      </div>
      {children && <div className="mt-4 border-line border-t pt-4">{children}</div>}
    </div>
  );
}

interface PaymentRowProps {
  type: number;
  name: string;
  /** There was something to pay. */
  isPaid?: boolean;
  /** How to pay, while unpaid. */
  hint?: string | undefined;
}

export function PaymentRow({ type, name, isPaid = true, hint }: PaymentRowProps) {
  const method = isPaid ? paymentMethodOf(type) : undefined;
  return (
    <div className="flex items-start gap-4 border-line border-b py-5">
      <Icon name={method ? PAYMENT_METHODS[method].icon : "check"} size={24} />
      <div>
        <p className="font-bold text-16 text-deep">{name}</p>
        {hint && <p className="mt-0.5 text-14">{hint}</p>}
      </div>
    </div>
  );
}
