import { Skeleton } from "@surimono/ui/skeleton.tsx";

export function AddressSkeleton() {
  return (
    <div role="status" aria-label="読み込んでいます" className="grid gap-4 md:grid-cols-2">
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  );
}
