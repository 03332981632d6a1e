import { classNames } from "@surimono/ui/class-names.ts";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { CARD_GRID } from "./card-grid.ts";

interface GridSkeletonProps {
  label: string;
  /** The shape of a card's picture. */
  picture: string;
}

/** The first row of cards while loading. */
export function GridSkeleton({ label, picture }: GridSkeletonProps) {
  return (
    <div role="status" aria-label={label} className={CARD_GRID}>
      {["a", "b", "c", "d"].map((key) => (
        <div key={key}>
          <Skeleton className={classNames(picture, "rounded-card")} />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-3/5" />
        </div>
      ))}
    </div>
  );
}
