import { Icon } from "@surimono/ui/icon.tsx";
import { Link, useLocation } from "react-router";
import { bottomBarLinks, isHere } from "./site-links.ts";

/** 64 px, phones only (rule frame-heights). The page keeps that much room at its bottom. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="下のメニュー"
      className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-white pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {bottomBarLinks.map((link) => {
        const here = isHere(link, pathname);
        return (
          <Link
            key={link.to}
            to={link.to}
            aria-current={here ? "page" : undefined}
            className={`relative flex min-h-[63px] flex-1 flex-col items-center justify-center gap-0.5 text-center text-12 ${
              here
                ? "font-bold text-red-text before:absolute before:top-[-1px] before:h-[3px] before:w-10 before:bg-red"
                : ""
            }`}
          >
            <Icon name={link.icon} size={24} />
            {link.label}
          </Link>
        );
      })}
    </nav>
  );
}
