import { Outlet, useSearchParams } from "react-router";
import ItemLayout from "./item-layout.tsx";

/** Choosing goods stands in the frame of goods; the studio, which the address names by an SKU, fills the window. */
export default function SimulatorLayout() {
  const [query] = useSearchParams();
  return query.has("sku") ? <Outlet /> : <ItemLayout />;
}

export { ErrorBoundary, meta } from "./default-layout.tsx";
