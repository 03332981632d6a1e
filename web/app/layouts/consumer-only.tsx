import { Outlet } from "react-router";
import { guardNamed } from "#app/session/guards.ts";

/** Nested in `member-only`. */
export const clientMiddleware = [guardNamed("consumer")];

export default function ConsumerOnly() {
  return <Outlet />;
}
