import { Outlet } from "react-router";
import { guardNamed } from "#app/session/guards.ts";

/** Stands inside `member-only`. */
export const clientMiddleware = [guardNamed("consumer")];

export default function ConsumerOnly() {
  return <Outlet />;
}
