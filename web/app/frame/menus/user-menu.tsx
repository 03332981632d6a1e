import { Icon } from "@surimono/ui/icon.tsx";
import { useLocation } from "react-router";
import { useStoresGoods } from "#app/features/cart/stores-goods.ts";
import type { Member } from "#app/session/current-user.ts";
import { headerCell } from "../header/header-link.tsx";
import { userMenuLinks } from "../site-links.ts";
import { useLogOut } from "./log-out.ts";
import { MemberLines } from "./member-lines.tsx";
import { useDisclosure } from "./use-disclosure.ts";
import { UserMenuEntries } from "./user-menu-entries.tsx";
import { withWarehouse } from "./warehouse-link.ts";

export function UserMenu({ member }: { member: Member }) {
  const { open, setOpen, ref, dismiss } = useDisclosure<HTMLDivElement>();
  const logOut = useLogOut(dismiss);
  const storesGoods = useStoresGoods();
  const isHere = useLocation().pathname.startsWith("/my-page");
  return (
    <div ref={ref} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="user-menu"
        aria-current={isHere || undefined}
        onClick={() => setOpen(!open)}
        className={`${headerCell} ${isHere ? "text-red-text" : ""}`}
      >
        <Icon name="user" size={24} />
        マイページ
      </button>
      {open && (
        <div id="user-menu" className="absolute top-full right-0 z-20 w-64 rounded-card bg-white py-2 shadow-float">
          <div className="border-line border-b px-5 pt-1 pb-2">
            <MemberLines member={member} />
          </div>
          <ul className="pt-2">
            <UserMenuEntries links={withWarehouse(userMenuLinks, storesGoods)} logOut={logOut} className="min-h-11" />
          </ul>
        </div>
      )}
    </div>
  );
}
