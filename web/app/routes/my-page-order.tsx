import { OrderPapers } from "#app/features/documents/order-papers.tsx";
import { OrderScreen } from "#app/features/orders/order-screen.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { orderSlots } from "../compose/cart-and-delivery-in-orders.tsx";
import { checkOrderPath } from "../compose/check-order-path.ts";
import { orderAgainAsSent } from "../compose/order-again-as-sent.ts";
import type { Route } from "./+types/my-page-order";

const DefectsOfOrder = lazyPart(async () => (await import("../compose/defects-of-order.tsx")).DefectsOfOrder);

const OrderReviews = lazyPart(async () => (await import("#app/features/reviews/order-reviews.tsx")).OrderReviews);

const PiecePhotos = lazyPart(async () => (await import("#app/features/floor/piece-photos.tsx")).PiecePhotos);

export const meta: Route.MetaFunction = () => [{ title: "ご注文の内容｜SURIMONO" }];

export const clientLoader = checkOrderPath;

export default function MyPageOrderRoute({ params }: Route.ComponentProps) {
  return (
    <OrderScreen
      key={params.id}
      orderId={params.id}
      slots={orderSlots}
      defects={DefectsOfOrder}
      reviews={OrderReviews}
      photos={PiecePhotos}
      papers={<OrderPapers orderId={params.id} />}
      orderAgain={orderAgainAsSent}
    />
  );
}
