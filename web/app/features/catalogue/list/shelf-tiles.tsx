import { type DisplayCategoryRow, imageAddress } from "@surimono/contract/catalogue";
import { classNames } from "@surimono/ui/class-names.ts";
import { useEffect, useRef } from "react";
import { askAgain } from "#app/ui/picture.tsx";
import { OverprintMark } from "./overprint-mark.tsx";

interface ShelfTilesProps {
  shelves: readonly DisplayCategoryRow[];
  /** 0 for all. */
  chosen: number;
  onChoose: (displayCategoryId: number) => void;
}

/** The categories as pictures of real goods; すべて is the overprint of all colours. */
export function ShelfTiles({ shelves, chosen, onChoose }: ShelfTilesProps) {
  // Not 0 while the shelves are unknown.
  const total = shelves.length > 0 ? shelves.reduce((sum, shelf) => sum + shelf.item_count, 0) : undefined;
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice, or the tiles loading, may move it out of sight
  useEffect(() => bringChosenIntoSight(row.current), [chosen, shelves.length]);
  return (
    <nav aria-label="アイテムの種類" className="relative -mx-4 sm:-mx-1">
      {/* On a desktop all fit, and a name may take two lines; elsewhere a name takes the width it needs. */}
      <ul
        ref={row}
        className="flex gap-2 overflow-x-auto px-4 pt-1 pb-2 sm:gap-4 sm:px-1 lg:min-h-[152px] lg:justify-between lg:gap-[14px]"
      >
        <Tile name="すべて" count={total} selected={chosen === 0} onPress={() => onChoose(0)}>
          <OverprintMark />
        </Tile>
        {shelves.map((shelf) => (
          <Tile
            key={shelf.display_category_id}
            name={shelf.display_category_name}
            count={shelf.item_count}
            selected={chosen === shelf.display_category_id}
            onPress={() => onChoose(shelf.display_category_id)}
          >
            {shelf.image_url && (
              <img
                {...askAgain}
                src={imageAddress(shelf.image_url, 240)}
                alt=""
                width={900}
                height={1020}
                className="h-[88%] w-auto"
                decoding="async"
              />
            )}
          </Tile>
        ))}
      </ul>
    </nav>
  );
}

/** Sideways only: the page itself must not move. */
function bringChosenIntoSight(row: HTMLUListElement | null): void {
  const tile = row?.querySelector<HTMLElement>("[aria-pressed=true]");
  if (!row || !tile) return;
  const [view, box] = [row.getBoundingClientRect(), tile.getBoundingClientRect()];
  if (box.left < view.left || box.right > view.right) {
    row.scrollLeft += box.left - view.left - (view.width - box.width) / 2;
  }
}

interface TileProps {
  name: string;
  count: number | undefined;
  selected: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function Tile({ name, count, selected, onPress, children }: TileProps) {
  return (
    <li className="shrink-0">
      <button
        type="button"
        aria-pressed={selected}
        onClick={onPress}
        className="group block min-w-[84px] text-center md:min-w-[118px] lg:w-[78px] lg:min-w-0"
      >
        <span
          className={classNames(
            "mx-auto flex aspect-square w-[84px] items-center justify-center overflow-hidden rounded-card border-2 transition-colors md:w-[118px] lg:w-full",
            selected ? "border-red bg-white" : "paper border-transparent group-hover:border-line",
          )}
        >
          {children}
        </span>
        <span
          className={classNames(
            "palt mt-2 block whitespace-nowrap font-bold text-12 md:max-lg:text-14 lg:whitespace-normal",
            selected ? "text-red-text" : "text-deep",
          )}
        >
          {name}
        </span>
        <span className="num block min-h-[1lh] text-12 text-mute max-md:sr-only">
          {count}
          {count !== undefined && <span className="sr-only">点</span>}
        </span>
      </button>
    </li>
  );
}
