import { Sheet } from "@surimono/ui/sheet.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { itemDetail } from "#app/features/catalogue/catalogue.queries.ts";
import type { PictureOrder } from "#app/features/designs/picture-order.ts";
import { OrderPictureChoice } from "./order-picture-choice.tsx";

interface OrderPictureProps extends PictureOrder {
  onClose: () => void;
}

/** One picture on goods, ordered as it is seen (decision 930). */
export function OrderPicture({ onClose, ...order }: OrderPictureProps) {
  const { entry } = order;
  const { data: product, isLoadingError } = useQuery(itemDetail(entry.productId));
  const isGone = isLoadingError || product === null;
  useEffect(() => {
    if (!isGone) return;
    showToast("このアイテムを読み込めませんでした。もう一度お試しください。", { tone: "error" });
    onClose();
  }, [isGone, onClose]);
  return (
    <Sheet mustAnswer title={entry.name} description="見えているとおりに刷って、お届けします。" onClose={onClose}>
      {product ? (
        <OrderPictureChoice {...order} product={product} />
      ) : (
        <div role="status" aria-label="アイテムを読み込んでいます" className="flex h-72 items-center justify-center">
          <Spinner size={40} />
        </div>
      )}
    </Sheet>
  );
}
