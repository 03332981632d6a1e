import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import { NavLink } from "react-router";

const PLACES: readonly { readonly to: string; readonly name: string; readonly icon: IconName }[] = [
  { to: "/goods", name: "商品", icon: "box" },
  { to: "/goods/prices", name: "料金表", icon: "tag" },
  { to: "/goods/shared", name: "色・素材・場所", icon: "sliders" },
  { to: "/goods/drafts", name: "下書きと予約", icon: "pencil" },
  { to: "/goods/history", name: "公開の履歴", icon: "calendar" },
];

/** The screens about goods, above each of them. */
export function GoodsLinks() {
  return (
    <nav
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
        </NavLink>
      ))}
    </nav>
  );
}
