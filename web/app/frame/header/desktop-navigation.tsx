import { Link, useLocation } from "react-router";
import { CategoryMenu } from "../menus/category-menu.tsx";
import { UseCaseMenu } from "../menus/use-case-menu.tsx";
import { desktopLinks, inquiryLink, isHere, type SiteLink } from "../site-links.ts";
import { navigationCell } from "./navigation-cell.ts";

export function DesktopNavigation() {
  return (
    <nav aria-label="おもなページ" className="page flex h-[67px] items-stretch gap-6 lg:gap-11">
      <CategoryMenu />
      <UseCaseMenu />
      {desktopLinks.map((link) => (
        <NavigationLink key={link.to} link={link} />
      ))}
      <div className="ml-auto flex">
        <NavigationLink link={inquiryLink} />
      </div>
    </nav>
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
