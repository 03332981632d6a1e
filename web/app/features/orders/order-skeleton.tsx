import { Skeleton } from "@surimono/ui/skeleton.tsx";

/** A heading, a few lines and the panel beside them. */
export function OrderSkeleton() {
  return (
    <div role="status" aria-label="読み込んでいます" className="side-columns gap-8 lg:gap-16">
      <div className="grid content-start gap-4">
        <Skeleton className="h-9 w-4/5 md:h-12" />
        <Skeleton className="mt-4 h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
