import { Outlet } from "react-router";
import { guestOnly } from "./guards.ts";

export const clientMiddleware = [guestOnly];

export default function GuestOnly() {
  return <Outlet />;
}
