import { Icon } from "@surimono/ui/icon.tsx";
import { Suspense } from "react";
import { useSession } from "#app/session/current-user.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { HeaderLink, headerCell } from "../header/header-link.tsx";

const UserMenu = lazyPart(async () => (await import("./user-menu.tsx")).UserMenu);
const PhoneUserMenu = lazyPart(async () => (await import("./phone-user-menu.tsx")).PhoneUserMenu);

/** The sign-in link for a guest, the menu for a member, in the same place. */
export function UserMenuSlot() {
  const session = useSession();
  if (session.status === "guest") return <HeaderLink to="/login" icon="user" label="ログイン" />;
  const waiting = (
    <span aria-hidden="true" className={headerCell}>
      <Icon name="user" size={24} />
      マイページ
    </span>
  );
  // A member the server has not identified yet gets no sign-in link.
  if (session.status === "starting") return waiting;
  return (
    <Suspense fallback={waiting}>
      <UserMenu member={session.member} />
    </Suspense>
  );
}

/** On a phone a guest finds the sign-in link in the drawer. */
export function PhoneUserMenuSlot() {
  const session = useSession();
  if (session.status !== "member") return null;
  return (
    <Suspense fallback={<span className="size-[44px]" />}>
      <PhoneUserMenu />
    </Suspense>
  );
}
