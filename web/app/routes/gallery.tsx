import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { shelves } from "#app/features/catalogue/catalogue.queries.ts";
import { PublishedDialog } from "#app/features/my-items/published-dialog.tsx";
import type { PublishedSearch } from "#app/features/my-items/published-items.queries.ts";
import { PublishedScreen } from "#app/features/my-items/published-screen.tsx";
import { readId } from "../compose/read-id.ts";
import { useCloseToList } from "../compose/use-close-to-list.ts";
import type { Route } from "./+types/gallery";

export const meta: Route.MetaFunction = () => [
  { title: "ギャラリー｜SURIMONO" },
  { name: "description", content: "会員がつくって公開した作品。同じアイテムで、あなたもつくれます。" },
];

/** `sort` newest or popular, `category` a display category, `item` the open work. */
export default function GalleryRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data: categories = [] } = useQuery(shelves);
  const search: PublishedSearch = {
    sort: query.get("sort") === "popular" ? "popular" : "newest",
    categoryId: readId(query.get("category")) ?? 0,
  };
  const close = useCloseToList(addressOf(search));
  return (
    <>
      <PublishedScreen
        search={search}
        categories={categories.map((row) => ({ id: row.display_category_id, name: row.display_category_name }))}
        onSearch={(next) => void navigate(addressOf(next), { preventScrollReset: true })}
        itemPath={(productId) => addressOf(search, productId)}
      />
      <PublishedDialog productId={readId(query.get("item"))} onClose={close} />
    </>
  );
}

function addressOf({ sort, categoryId }: PublishedSearch, item?: number): string {
  const fields = { sort: sort === "popular" ? sort : "", category: categoryId || "", item: item ?? "" };
  const query = new URLSearchParams(
    Object.entries(fields)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `/gallery?${query}` : "/gallery";
}
