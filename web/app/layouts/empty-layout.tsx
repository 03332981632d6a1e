import { Outlet } from "react-router";
import { errorMeta, RouteError } from "#app/route-error.tsx";

export const meta = errorMeta;

/** No frame at all: the page fills the window. */
export default function EmptyLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouteError error={error} />;
}
