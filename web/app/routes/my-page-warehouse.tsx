import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { cartQuery, readCartAgain } from "#app/features/cart/cart.queries.ts";
import { storesGoods } from "#app/features/cart/stores-goods.ts";
import { NotFound } from "#app/frame/lost/not-found.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { readId } from "../compose/read-id.ts";
import { refillFromStock } from "../compose/refill-from-stock.ts";
import type { Route } from "./+types/my-page-warehouse";

const StockScreen = lazyPart(async () => (await import("#app/features/warehouse/stock-screen.tsx")).StockScreen);
const IntroScreen = lazyPart(async () => (await import("#app/features/warehouse/intro-screen.tsx")).IntroScreen);
const SendFromWarehouse = lazyPart(async () => (await import("../compose/send-from-warehouse.tsx")).SendFromWarehouse);
const ConfirmSending = lazyPart(async () => (await import("../compose/confirm-sending.tsx")).ConfirmSending);
const ReturnAddress = lazyPart(
  async () => (await import("../compose/return-address-of-member.tsx")).ReturnAddressOfMember,
);

const TITLES: Readonly<Record<string, string>> = {
  intro: "倉庫のしくみ",
  send: "倉庫から発送",
  confirm: "発送の確認",
  "return-address": "返送先の住所",
};

export const meta: Route.MetaFunction = ({ params }) => [{ title: `${TITLES[params.view ?? ""] ?? "倉庫"}｜SURIMONO` }];

/** The views of the warehouse; a shop without one has none of them (rule warehouse-off). */
export default function MyPageWarehouseRoute({ params }: Route.ComponentProps) {
  const { data: cart, isError } = useQuery(cartQuery);
  if (cart === undefined && !isError) return <Waiting />;
  if (cart && !storesGoods(cart)) return <NotFound />;
  return <Suspense fallback={<Waiting />}>{<View name={params.view ?? ""} />}</Suspense>;
}

function View({ name }: { name: string }): ReactNode {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const outcome = query.get("payment");
  switch (name) {
    case "":
      return (
        <StockScreen
          refill={refillFromStock}
          refillId={readId(query.get("refill"))}
          onRefilled={() => {
            void readCartAgain();
            void navigate("/cart");
          }}
        />
      );
    case "intro":
      return <IntroScreen />;
    case "send":
      return <SendFromWarehouse productId={readId(query.get("productId"))} />;
    case "confirm":
      return (
        <ConfirmSending
          outcome={outcome === "cancelled" || outcome === "failed" ? outcome : undefined}
          openPaymentPage={(url) => window.location.assign(url)}
        />
      );
    case "return-address":
      return <ReturnAddress />;
    default:
      return <NotFound />;
  }
}

function Waiting() {
  return <main className="page min-h-[60vh] pt-6 md:pt-10" />;
}
