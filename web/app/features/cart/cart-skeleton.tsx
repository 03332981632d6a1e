import { Skeleton } from "@surimono/ui/skeleton.tsx";

export function CartSkeleton() {
  return (
    <div role="status" aria-label="読み込んでいます" className="side-columns gap-8 lg:gap-16">
      <div>
        <Skeleton className="h-9 w-40 md:h-12" />
        <div className="mt-6 grid gap-4">
          {["a", "b", "c"].map((key) => (
            <div key={key} className="flex gap-5">
              <Skeleton className="h-28 w-[104px] rounded-card" />
              <div className="grid flex-1 content-center gap-2">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4 w-2/5" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
