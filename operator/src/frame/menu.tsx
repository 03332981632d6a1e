import type { WireOperator } from "@surimono/contract/operators";
import { Icon } from "@surimono/ui/icon.tsx";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import type { ScreenGroup } from "../ui/screen.ts";

interface MenuProps {
  groups: readonly ScreenGroup[];
  operator: WireOperator;
  onGo?: () => void;
}

/** What the operator may open; a group of which nothing is left has no title either. */
export function Menu({ groups, operator, onGo }: MenuProps) {
  const shown = groups.flatMap(({ name, screens }) => {
    const places = screens.flatMap(({ path, right, menu }) =>
      menu && (!right || operator.rights.includes(right)) ? [{ path, ...menu }] : [],
    );
    return places.length === 0 ? [] : [{ name, places }];
  });
  const nav = useCurrentInView();
  return (
    <nav ref={nav} aria-label="管理画面" className="flex flex-col gap-5 p-3">
      {shown.map(({ name, places }) => (
        <div key={name}>
          <p className="px-3 pb-1 text-12 text-mute">{name}</p>
          <ul>
            {places.map((place) => (
              <li key={place.path}>
                <NavLink
                  to={`/${place.path}`}
                  // A screen that has another one of the menu below it is not marked along with that.
                  end={place.path === "" || places.some(({ path }) => path.startsWith(`${place.path}/`))}
                  onClick={onGo}
                  className="flex min-h-11 items-center gap-3 rounded-ctl px-3 text-14 hover:bg-paper hover:text-deep aria-[current=page]:bg-paper aria-[current=page]:font-bold aria-[current=page]:text-deep lg:min-h-10"
                >
                  <Icon name={place.icon} size={18} />
                  {place.name}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The menu is longer than many windows: where the operator is, is to be seen in it. What they scrolled themselves stays. */
function useCurrentInView() {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const shownFor = useRef<string>(undefined);
  useEffect(() => {
    if (shownFor.current === pathname) return;
    shownFor.current = pathname;
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const box = nav.current?.parentElement;
    if (!current || !box) return;
    const [at, view] = [current.getBoundingClientRect(), box.getBoundingClientRect()];
    const bottom = Math.min(view.bottom, window.innerHeight);
    if (at.top >= view.top && at.bottom <= bottom) return;
    box.scrollTop += at.top - (view.top + bottom) / 2;
  });
  return nav;
}
