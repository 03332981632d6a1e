import { lazy, Suspense, useEffect } from "react";
import { Navigate, redirect, useRevalidator, useSearchParams } from "react-router";
import type { SheetContent } from "#app/features/my-items/completed-sheet.tsx";
import { ConfirmScreen } from "#app/features/my-items/confirm-screen.tsx";
import { myItemQuery } from "#app/features/my-items/my-items.queries.ts";
import { CallError } from "#app/session/call.ts";
import { readId } from "../compose/read-id.ts";
import { queryClient } from "../query-client.ts";
import type { Route } from "./+types/design-confirm";

const fetchSheet = () => import("../compose/my-item-with-cart.tsx");

const OrderSheet = lazy(async () => ({
  default: await fetchSheet().then(
    (part) => part.OrderSheet,
    () => ToItem,
  ),
}));

/** If the sheet cannot be fetched: the item's own page can order it too. */
function ToItem({ item }: SheetContent) {
  return <Navigate replace to={`/my-items?itemTab=0&productId=${item.product_id}`} />;
}

export const meta: Route.MetaFunction = () => [{ title: "デザインの確認｜SURIMONO" }];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const productId = readId(params.id);
  if (productId === undefined) throw redirect("/my-items?itemTab=1");
  try {
    // Always fresh: the studio has just changed it.
    return await queryClient.fetchQuery({ ...myItemQuery(productId), staleTime: 0 });
  } catch (error) {
    if (error instanceof CallError && error.failure.status === 404) throw redirect("/my-items?itemTab=1");
    throw error;
  }
}

export default function DesignConfirmRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const revalidator = useRevalidator();
  // Loaded before anybody can press, so that a lost connection does no harm then.
  useEffect(() => void fetchSheet().catch(() => {}), []);
  return (
    <ConfirmScreen
      key={loaderData.product_id}
      item={loaderData}
      fromDetail={query.get("from") === "detail"}
      onChanged={() => void revalidator.revalidate()}
      sheet={(content) => (
        <Suspense>
          <OrderSheet {...content} />
        </Suspense>
      )}
    />
  );
}
