import type { WireCart } from "@surimono/contract/cart";
import type { DeliveryMethod } from "@surimono/domain/delivery";
import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import { RadioCard } from "@surimono/ui/radio-card.tsx";
import { chooseMethod } from "./choose-delivery.ts";

const ICONS: Readonly<Record<DeliveryMethod, IconName>> = { courier: "truck", warehouse: "box" };

/** How the order leaves the workshop; changing one's mind loses nothing (rule warehouse-delivery-method). */
export function DeliveryMethodChoice({ cart }: { cart: WireCart }) {
  return (
    <fieldset className="mt-6 grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">配送方法</legend>
      {cart.delivery_methods.map(({ delivery_method, name, hint }) => (
        <RadioCard
          key={delivery_method}
          name="delivery_method"
          title={
            <span className="flex items-center gap-2">
              <Icon name={ICONS[delivery_method]} size={20} />
              {name}
            </span>
          }
          checked={delivery_method === cart.delivery_method}
          onChange={() => void chooseMethod(delivery_method)}
        >
          {hint}
        </RadioCard>
      ))}
    </fieldset>
  );
}
