import { CountBadge } from "@surimono/ui/badge.tsx";
import { classNames } from "@surimono/ui/class-names.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import { Link, useLocation } from "react-router";

interface HeaderLinkProps {
  to: string;
  icon: IconName;
  label: string;
  count?: number | undefined;
  /** On a phone only the icon shows; its word is for screen readers. */
  compact?: boolean;
}

export const headerCell =
  "relative flex min-h-14 min-w-16 flex-col items-center justify-center gap-1 rounded-ctl text-12 hover:text-deep hover:bg-paper";

export function HeaderLink({ to, icon, label, count = 0, compact = false }: HeaderLinkProps) {
  const here = useLocation().pathname === to;
  return (
    <Link
      to={to}
      aria-current={here ? "page" : undefined}
      className={classNames(
        compact ? "relative flex size-[44px] items-center justify-center rounded-ctl" : headerCell,
        "aria-[current=page]:text-red-text",
      )}
    >
      <Icon name={icon} size={24} />
      <span className={compact ? "sr-only" : ""}>{label}</span>
      {count > 0 && (
        <span className={compact ? "absolute top-[5px] right-0 flex" : "absolute top-0 right-2.5 flex"}>
          <CountBadge count={count} />
          <span className="sr-only">点</span>
        </span>
      )}
    </Link>
  );
}
