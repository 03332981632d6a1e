import { Button } from "@surimono/ui/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { cartQuery } from "#app/features/cart/cart.queries.ts";
import { settleCart } from "#app/features/cart/cart-changes.ts";
import { lastPaidOrderQuery } from "#app/features/orders/orders.queries.ts";
import { isToOneAddress, proposeOrder } from "./propose-order.ts";

/** For whoever has ordered before, and to one address: past the steps that would be filled in alike, to the confirmation, which shows them (rule orders-proposed). */
export function AsUsualInCart() {
  const navigate = useNavigate();
  const { data: last } = useQuery(lastPaidOrderQuery);
  const { data: cart } = useQuery(cartQuery);
  const [isGoing, setGoing] = useState(false);
  if (!last || !cart || !isToOneAddress(cart)) return null;
  const goOn = async () => {
    setGoing(true);
    const path = (await settleCart()) && (await proposeOrder());
    setGoing(false);
    if (path) await navigate(path);
  };
  return (
    <Button size={48} wide className="mt-2" pending={isGoing} onClick={() => void goOn()}>
      いつもの内容で最終確認へ
    </Button>
  );
}
