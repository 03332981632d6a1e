import { Outlet, useSearchParams } from "react-router";
import ItemLayout from "./item-layout.tsx";

/** Choosing goods uses the frame of goods; the studio, with an SKU in the address, fills the window. */
export default function SimulatorLayout() {
  const [query] = useSearchParams();
  return query.has("sku") ? <Outlet /> : <ItemLayout />;
}

export { ErrorBoundary, meta } from "./default-layout.tsx";
