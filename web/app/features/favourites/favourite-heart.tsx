import { IconButton } from "@surimono/ui/icon-button.tsx";
import { useFavourite } from "./use-favourite.ts";

interface FavouriteHeartProps {
  item: { readonly product_id: number; readonly name: string };
  /** On the page of one item, where it is beside the name, not on the picture. */
  onPage?: boolean;
}

/** Filled for a favourite. Pressing it again removes it. */
export function FavouriteHeart({ item, onPage = false }: FavouriteHeartProps) {
  const { chosen, isPending, toggle } = useFavourite(item.product_id);
  // On a picture it must be visible on goods of every colour.
  const ground = chosen ? "[&_svg]:stroke-white" : "[&_svg]:fill-white/80";
  return (
    <IconButton
      icon="heart"
      label={`お気に入り：${item.name}`}
      title={chosen ? "お気に入りから外す" : "お気に入りに入れる"}
      aria-pressed={chosen}
      filled={chosen}
      disabled={isPending}
      onClick={toggle}
      className={`disabled:text-ink ${chosen ? "text-red" : "text-ink"} ${onPage ? "border border-line" : ground}`}
    />
  );
}
