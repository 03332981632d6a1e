import { classNames } from "@surimono/ui/class-names.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { Link } from "react-router";
import type { SiteLink } from "../site-links.ts";

interface UserMenuEntriesProps {
  links: readonly SiteLink[];
  logOut: () => void;
  /** Row height: a finger needs more than a mouse. */
  className: string;
}

/** The entries of both user menus, logout last. */
export function UserMenuEntries({ links, logOut, className }: UserMenuEntriesProps) {
  const entry = classNames(
    "flex w-full items-center gap-2 px-5 text-left text-14 hover:bg-paper hover:text-deep",
    className,
  );
  return (
    <>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} className={entry}>
            {link.label}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={logOut} className={entry}>
          <Icon name="logout" size={18} />
          ログアウト
        </button>
      </li>
    </>
  );
}
