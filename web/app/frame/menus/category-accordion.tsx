import { Icon } from "@surimono/ui/icon.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { displayCategories } from "../frame.queries.ts";
import { categoryPath } from "./category-menu.tsx";

/** ITEM CATEGORY of the phone's menu. */
export function CategoryAccordion() {
  const way = useWayToGoods();
  const { data: categories = [] } = useQuery(displayCategories);
  const link = "flex min-h-11 items-center pl-4 text-14 hover:text-deep";
  return (
    <li className="border-line border-b">
      <details name="side-menu" className="group">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          <span className="font-bold text-14 text-deep tracking-[0.06em]">ITEM CATEGORY</span>
          <span className="text-12 text-mute max-mini:hidden">アイテムをさがす</span>
          <Icon
            name="chevron-down"
            size={16}
            className="ml-auto text-mute transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="pb-3">
          <li>
            <Link to={way("/items")} className={link}>
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
      </details>
    </li>
  );
}
