import { Outlet } from "react-router";
import { guardNamed } from "#app/session/guards.ts";

export const clientMiddleware = [guardNamed("guest")];

export default function GuestOnly() {
  return <Outlet />;
}
