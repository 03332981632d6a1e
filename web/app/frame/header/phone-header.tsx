import { IconButton } from "@surimono/ui/icon-button.tsx";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useCartCount } from "#app/features/cart/cart.queries.ts";
import { useSession } from "#app/session/current-user.ts";
import { fetchPart } from "#app/ui/fetch-part.ts";
import { PhoneUserMenuSlot } from "../menus/user-menu-slot.tsx";
import { NotificationSlot } from "../notices/notice-slots.tsx";
import { HeaderLink } from "./header-link.tsx";
import { HomeLogo } from "./logo.tsx";

const loadSideMenu = () => import("../menus/side-menu.tsx");
/** Loaded ahead of the press, which reports a failure. */
const prepareSideMenu = () => void loadSideMenu().catch(() => undefined);
const SideMenu = lazy(async () => ({ default: (await loadSideMenu()).SideMenu }));

export function PhoneHeader() {
  const [open, setOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const isMember = useSession().status === "member";
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [key]);
  const show = async (search: boolean) => {
    if (!(await fetchPart(loadSideMenu))) return;
    setSearching(search);
    setEverOpened(true);
    setOpen(true);
  };
  return (
    <div className="flex h-[79px] items-center px-[4px] xs:px-[8px] md:hidden">
      <IconButton
        icon="menu"
        label="メニューを開く"
        aria-expanded={open}
        onPointerEnter={prepareSideMenu}
        onClick={() => void show(false)}
      />
      <HomeLogo tight={isMember} />
      <div className="ml-auto flex">
        <IconButton
          icon="search"
          label="キーワードで検索"
          onPointerEnter={prepareSideMenu}
          onClick={() => void show(true)}
        />
        <NotificationSlot compact />
        <HeaderLink to="/cart" icon="cart" label="カート" count={useCartCount()} compact />
        <PhoneUserMenuSlot />
      </div>
      {everOpened && (
        <Suspense fallback={null}>
          <SideMenu open={open} searching={searching} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
