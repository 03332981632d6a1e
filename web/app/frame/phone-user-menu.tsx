import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { useLogOut } from "./log-out.ts";
import { phoneUserLinks } from "./site-links.ts";
import { useDisclosure } from "./use-disclosure.ts";

const entry = "flex min-h-12 w-full items-center gap-2 px-5 text-left text-14 hover:bg-paper hover:text-deep";

/** What a member reaches from any page with two touches (spec §2, mobile overflow). */
export function PhoneUserMenu() {
  const { open, setOpen, ref, dismiss } = useDisclosure<HTMLDivElement>();
  const logOut = useLogOut(dismiss);
  return (
    <div ref={ref}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls="phone-user-menu"
        aria-label="お客さまのメニュー"
        onClick={() => setOpen(!open)}
        className="inline-flex size-11 items-center justify-center rounded-ctl"
      >
        <Icon name="user" size={24} />
      </button>
      {open && (
        <ul
          id="phone-user-menu"
          className="absolute top-full right-2 z-20 mt-1 w-56 rounded-card bg-white py-2 shadow-float"
        >
          {phoneUserLinks.map((link) => (
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
        </ul>
      )}
    </div>
  );
}
