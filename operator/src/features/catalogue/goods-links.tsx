import { CountBadge } from "@surimono/ui/badge.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import { Notice } from "@surimono/ui/notice.tsx";
import { useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { useDrafts } from "./use-drafts.ts";

const PLACES: readonly { readonly to: string; readonly name: string; readonly icon: IconName }[] = [
  { to: "/goods", name: "商品", icon: "box" },
  { to: "/goods/prices", name: "料金表", icon: "tag" },
  { to: "/goods/shared", name: "色・素材・場所", icon: "sliders" },
  { to: "/goods/drafts", name: "下書きと予約", icon: "pencil" },
  { to: "/goods/history", name: "公開の履歴", icon: "calendar" },
];

/** So much of the one before is seen. */
const EDGE = 64;

/** The screens about goods, above each of them. */
export function GoodsLinks() {
  const drafts = useDrafts().data ?? [];
  const troubled = drafts.filter(({ trouble }) => trouble !== null).length;
  return (
    <>
      <Links drafts={drafts.length} />
      {troubled > 0 && (
        <div className="mb-4">
          <Notice tone="error">
            予約した時刻に公開できなかったものが{troubled}件あります。下書きと予約で確かめてください。
          </Notice>
        </div>
      )}
    </>
  );
}

function Links({ drafts }: { drafts: number }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the last ones lie beyond the edge.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - EDGE;
  }, []);
  return (
    <nav
      ref={nav}
      aria-label="商品の画面"
      className="-mx-4 mb-4 flex gap-5 overflow-x-auto border-line border-b px-4 md:mx-0 md:px-0"
    >
      {PLACES.map(({ to, name, icon }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="inline-flex min-h-11 shrink-0 items-center gap-2 border-transparent border-b-2 text-14 hover:text-deep aria-[current=page]:border-red aria-[current=page]:font-bold aria-[current=page]:text-deep"
        >
          <Icon name={icon} size={16} />
          {name}
          {to === "/goods/drafts" && <CountBadge count={drafts} />}
        </NavLink>
      ))}
    </nav>
  );
}
