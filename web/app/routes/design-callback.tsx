import { redirect } from "react-router";
import type { Route } from "./+types/design-callback";

/** The studio returns here: redirects to the confirm screen of the designed item. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const productId = new URL(request.url).searchParams.get("productId") ?? "";
  throw redirect(/^\d{1,10}$/.test(productId) ? `/item/detail/${productId}/design/confirm` : "/my-items?itemTab=1");
}

export default function DesignCallbackRoute() {
  return null;
}
