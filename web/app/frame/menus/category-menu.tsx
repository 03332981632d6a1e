import { Icon } from "@surimono/ui/icon.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { displayCategories } from "../frame.queries.ts";
import { navigationCell } from "../header/navigation-cell.ts";
import { useDisclosure } from "./use-disclosure.ts";

/** ITEM CATEGORY of the desktop bar: every category in four columns, and CLOSE (rule frame-category-menu). */
export function CategoryMenu() {
  const { open, setOpen, ref, dismiss } = useDisclosure<HTMLDivElement>();
  const way = useWayToGoods();
  const isHere = useLocation().pathname.split("/")[1] === "items";
  const { data: categories = [] } = useQuery({ ...displayCategories, enabled: open });
  const link = "flex min-h-11 items-center border-line border-b text-14 hover:text-red-text";
  return (
    <div ref={ref} className="flex">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="category-menu"
        aria-current={isHere || undefined}
        onClick={() => setOpen(!open)}
        className={navigationCell(open || isHere)}
      >
        <span className="font-bold text-14 text-deep tracking-[0.06em]">ITEM CATEGORY</span>
        <span className="text-12 text-mute">アイテムをさがす</span>
      </button>
      {open && (
        <div id="category-menu" className="absolute inset-x-0 top-full border-line border-y bg-white shadow-float">
          <div className="page py-8">
            <ul className="grid grid-cols-4 gap-x-6">
              <li>
                <Link to={way("/items")} className={`${link} font-bold text-deep`}>
                  すべてのアイテム
                </Link>
              </li>
              {categories.map((category) => (
                <li key={category.display_category_id}>
                  <Link to={way(categoryPath(category))} className={link}>
                    {category.display_category_name}
                  </Link>
                </li>
              ))}
            </ul>
            <button
              type="button"
              onClick={dismiss}
              className="mx-auto mt-6 flex min-h-11 items-center gap-2 font-bold text-14 tracking-[0.06em]"
            >
              <Icon name="close" size={16} />
              CLOSE
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

export function categoryPath({ display_code }: { display_code: string }): string {
  return `/items/category/${display_code}`;
}
