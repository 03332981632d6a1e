import type { ReactNode } from "react";
import { Link } from "react-router";

/** Above the title of what was opened from a list: the way back to it. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mb-1 text-14">
      <Link to={to} className="inline-flex min-h-11 items-center underline">
        {children}
      </Link>
    </p>
  );
}
