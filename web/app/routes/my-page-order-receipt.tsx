import { OrderDocumentsScreen } from "#app/features/documents/order-documents-screen.tsx";
import { checkOrderPath } from "../compose/check-order-path.ts";
import type { Route } from "./+types/my-page-order-receipt";

export const meta: Route.MetaFunction = () => [{ title: "領収書・納品書・請求書｜SURIMONO" }];

export const clientLoader = checkOrderPath;

export default function MyPageOrderReceiptRoute({ params }: Route.ComponentProps) {
  return <OrderDocumentsScreen key={params.id} orderId={params.id} />;
}
