import { redirect } from "react-router";
import type { Route } from "./+types/design-callback";

/** Where the studio comes back to: on to the confirm screen of the item that was designed. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const productId = new URL(request.url).searchParams.get("productId") ?? "";
  throw redirect(/^\d{1,10}$/.test(productId) ? `/item/detail/${productId}/design/confirm` : "/my-items?itemTab=1");
}

export default function DesignCallbackRoute() {
  return null;
}
