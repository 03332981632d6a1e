import { Outlet } from "react-router";
import { consumerOnly } from "#app/session/guards.ts";

/** Stands inside `member-only`. */
export const clientMiddleware = [consumerOnly];

export default function ConsumerOnly() {
  return <Outlet />;
}
