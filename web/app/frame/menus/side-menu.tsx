import { Drawer } from "@surimono/ui/drawer.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { Link, useLocation } from "react-router";
import { useStoresGoods } from "#app/features/cart/stores-goods.ts";
import { useSession } from "#app/session/current-user.ts";
import { SIGN_UP } from "#app/session/sign-up-link.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Logo } from "../header/logo.tsx";
import { SearchBox } from "../header/search-box.tsx";
import { OutsideLink } from "../outside-link.tsx";
import { inquiryLink, isHere, navigationLinks, type SiteLink, sideMenuLinks, socialLinks } from "../site-links.ts";
import { CategoryAccordion } from "./category-accordion.tsx";
import { useLogOut } from "./log-out.ts";
import { MemberLines } from "./member-lines.tsx";
import { UseCaseAccordion } from "./use-case-menu.tsx";
import { withWarehouse } from "./warehouse-link.ts";

interface SideMenuProps {
  open: boolean;
  onClose: () => void;
  /** Opened to search: the focus starts in the search box. */
  searching: boolean;
}

const SEARCH_ID = "menu-search";
const here = "aria-[current=page]:font-bold aria-[current=page]:text-red-text";

export function SideMenu({ open, onClose, searching }: SideMenuProps) {
  const { pathname } = useLocation();
  const storesGoods = useStoresGoods();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="メニュー"
      header={<Logo />}
      focusFirst={searching ? SEARCH_ID : undefined}
    >
      <div className="flex flex-col gap-5 p-5">
        <AccountPart />
        {/* Remounted with each opening, so the search starts empty (rule frame-side-menu). */}
        <SearchBox id={SEARCH_ID} placeholder="キーワードで検索" inline />
        <ul className="border-line border-t">
          <CategoryAccordion />
          <UseCaseAccordion />
          {[...navigationLinks, inquiryLink].map((link) => (
            <MenuLink key={link.to} link={link} onClose={onClose} />
          ))}
        </ul>
        <ul>
          {withWarehouse(sideMenuLinks, storesGoods).map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                aria-current={isHere(link, pathname) ? "page" : undefined}
                className={`flex min-h-11 items-center text-14 hover:text-deep ${here}`}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="flex gap-6 border-line border-t pt-3">
          {socialLinks.map((link) => (
            <li key={link.to}>
              <OutsideLink link={link} className="min-h-11 min-w-11" />
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

/** A link within the current page changes no page, so the menu closes itself. */
function MenuLink({ link, onClose }: { link: SiteLink; onClose: () => void }) {
  const { pathname } = useLocation();
  return (
    <li className="border-line border-b">
      <Link
        to={link.to}
        onClick={onClose}
        aria-current={isHere(link, pathname) ? "page" : undefined}
        className={`flex min-h-14 items-center gap-3 text-deep ${here}`}
      >
        <span className="font-bold text-14 tracking-[0.06em]">{link.label}</span>
        <span className="text-12 text-mute max-mini:hidden">{link.note}</span>
        <Icon name="chevron-right" size={16} className="ml-auto text-mute" />
      </Link>
    </li>
  );
}

function AccountPart() {
  const session = useSession();
  const logOut = useLogOut();
  if (session.status !== "member") {
    return (
      <div className="grid grid-cols-2 gap-3">
        <LinkButton to="/login">ログイン</LinkButton>
        <LinkButton to="/login" state={SIGN_UP} variant="primary">
          会員登録
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="flex items-center gap-3 rounded-card bg-paper p-4">
      <div className="min-w-0 flex-1">
        <MemberLines member={session.member} />
      </div>
      <button type="button" onClick={logOut} className="min-h-11 shrink-0 text-14 text-red-text underline">
        ログアウト
      </button>
    </div>
  );
}
