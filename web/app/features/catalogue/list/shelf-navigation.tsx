import type { DisplayCategoryRow } from "@surimono/contract/catalogue";
import { hasKindRow, KindRow } from "./kind-row.tsx";
import { ShelfTiles } from "./shelf-tiles.tsx";

interface Chosen {
  /** 0 for all. */
  readonly displayCategoryId: number;
  readonly kindId: number;
}

interface ShelfNavigationProps {
  shelves: readonly DisplayCategoryRow[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** The chosen category, or that of the chosen kind if the address names only a kind. */
export function shelfOf(shelves: readonly DisplayCategoryRow[], { displayCategoryId, kindId }: Chosen) {
  return shelves.find(({ display_category_id, kinds }) =>
    displayCategoryId ? display_category_id === displayCategoryId : kinds.some(({ kind_id }) => kind_id === kindId),
  );
}

/** Categories, and the kinds of the chosen one. On a phone the kinds replace the categories until one goes back. */
export function ShelfNavigation({ shelves, chosen, onChoose }: ShelfNavigationProps) {
  const { displayCategoryId } = chosen;
  const kinds = shelfOf(shelves, chosen)?.kinds ?? [];
  return (
    <>
      <div className={hasKindRow(kinds) ? "max-md:hidden" : ""}>
        <ShelfTiles
          shelves={shelves}
          chosen={displayCategoryId}
          // Picking a category clears the kind; すべて clears both (rule catalogue-category-clears-kind).
          onChoose={(id) => onChoose({ displayCategoryId: id, kindId: 0 })}
        />
      </div>
      {/* Until the kinds are known. */}
      {displayCategoryId !== 0 && shelves.length === 0 && <div className="mt-4 h-9 max-md:hidden" />}
      <KindRow
        kinds={kinds}
        chosen={chosen.kindId}
        onChoose={(kindId) => onChoose({ displayCategoryId, kindId })}
        onBack={() => onChoose({ displayCategoryId: 0, kindId: 0 })}
      />
    </>
  );
}
