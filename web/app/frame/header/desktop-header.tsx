import { useCartCount } from "#app/features/cart/cart.queries.ts";
import { useSession } from "#app/session/current-user.ts";
import { UserMenuSlot } from "../menus/user-menu-slot.tsx";
import { NotificationSlot } from "../notices/notice-slots.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import { HeaderLink } from "./header-link.tsx";
import { HomeLogo } from "./logo.tsx";
import { SearchBox } from "./search-box.tsx";

export function DesktopHeader() {
  const session = useSession();
  const cartCount = useCartCount();
  return (
    <div className="max-md:hidden">
      <div className="page flex h-[92px] items-center gap-6">
        <HomeLogo withReading />
        <div className="mx-auto w-full max-w-[440px]">
          <SearchBox id="desktop-search" />
        </div>
        <nav aria-label="お客様" className="flex items-center gap-1">
          {session.status === "member" && <HeaderLink to="/favorite" icon="heart" label="お気に入り" />}
          <NotificationSlot />
          <HeaderLink to="/cart" icon="cart" label="カート" count={cartCount} />
          <UserMenuSlot />
        </nav>
      </div>
      <DesktopNavigation />
    </div>
  );
}
