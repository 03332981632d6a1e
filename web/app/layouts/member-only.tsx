import { useStore } from "@surimono/ui/store.ts";
import { Navigate, Outlet, useLocation } from "react-router";
import { guardNamed } from "#app/session/guards.ts";
import { pathVia } from "#app/session/path-via.ts";
import { token } from "#app/session/token.ts";

export const clientMiddleware = [guardNamed("auth")];

/** Also leaves the page when the session ends while it is open. */
export default function MemberOnly() {
  const present = useStore(token, undefined);
  const wanted = useLocation();
  if (!present) return <Navigate replace to={pathVia("/redirect", wanted)} />;
  return <Outlet />;
}
