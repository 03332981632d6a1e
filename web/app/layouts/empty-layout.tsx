import { Outlet } from "react-router";
import { RouteError } from "#app/route-error.tsx";

/** No frame at all: the page fills the window. */
export default function EmptyLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <RouteError error={error} />;
}
