import { Icon } from "@surimono/ui/icon.tsx";
import { useStoresGoods } from "#app/features/cart/stores-goods.ts";
import { phoneUserLinks } from "../site-links.ts";
import { useLogOut } from "./log-out.ts";
import { useDisclosure } from "./use-disclosure.ts";
import { UserMenuEntries } from "./user-menu-entries.tsx";
import { withWarehouse } from "./warehouse-link.ts";

/** What a member reaches from any page with two taps (rule frame-user-menu). */
export function PhoneUserMenu() {
  const { open, setOpen, ref, dismiss } = useDisclosure<HTMLDivElement>();
  const logOut = useLogOut(dismiss);
  const storesGoods = useStoresGoods();
  return (
    <div ref={ref}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="phone-user-menu"
        aria-label="お客様のメニュー"
        onClick={() => setOpen(!open)}
        className="inline-flex size-[44px] items-center justify-center rounded-ctl"
      >
        <Icon name="user" size={24} />
      </button>
      {open && (
        <ul
          id="phone-user-menu"
          className="absolute top-full right-2 z-20 mt-1 w-56 rounded-card bg-white py-2 shadow-float"
        >
          <UserMenuEntries links={withWarehouse(phoneUserLinks, storesGoods)} logOut={logOut} className="min-h-12" />
        </ul>
      )}
    </div>
  );
}
