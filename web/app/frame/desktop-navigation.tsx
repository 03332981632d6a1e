import { Link, useLocation } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { CategoryMenu } from "./category-menu.tsx";
import { inquiryLink, isHere, navigationLinks, type SiteLink } from "./site-links.ts";

export function DesktopNavigation() {
  return (
    <nav aria-label="おもなページ" className="page flex h-[67px] items-stretch gap-11">
      <CategoryMenu />
      {navigationLinks.map((link) => (
        <NavigationLink key={link.to} link={link} />
      ))}
      <div className="ml-auto flex">
        <NavigationLink link={inquiryLink} />
      </div>
    </nav>
  );
}

/** Shared with the dropdown's button, so that all stand on one line. */
export function navigationCell(here: boolean): string {
  return classNames(
    "relative flex flex-col justify-center text-left hover:text-deep",
    "after:absolute after:inset-x-0 after:bottom-[-1px] after:h-[3px] after:origin-left after:bg-red after:transition-transform",
    here ? "after:scale-x-100" : "after:scale-x-0 hover:after:scale-x-100",
  );
}

function NavigationLink({ link }: { link: SiteLink }) {
  const { pathname } = useLocation();
  const here = isHere(link, pathname);
  return (
    <Link to={link.to} aria-current={here ? "page" : undefined} className={navigationCell(here)}>
      <span className="font-bold text-14 text-deep tracking-[0.06em]">{link.label}</span>
      <span className="text-12 text-mute">{link.note}</span>
    </Link>
  );
}
