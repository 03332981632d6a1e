import { Outlet } from "react-router";
import { guestOnly } from "#app/session/guards.ts";

export const clientMiddleware = [guestOnly];

export default function GuestOnly() {
  return <Outlet />;
}
