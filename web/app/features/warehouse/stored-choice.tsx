import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { StorageTerms } from "./storage-terms.tsx";
import { storageOfferQuery } from "./warehouse.queries.ts";

/** In the place of the addresses: what it means that the order goes into the warehouse, before it is placed (rule warehouse-terms). */
export function StoredChoice() {
  const { data, isLoadingError, refetch, isFetching } = useQuery(storageOfferQuery);
  return (
    <section aria-labelledby="stored-heading" className="mt-6 rounded-card border border-line p-5 sm:p-6">
      <h2 id="stored-heading" className="font-bold text-16 text-deep">
        倉庫でお預かりする条件
      </h2>
      <p className="mt-1 text-14">
        お届け先は、あとから発送するときにえらびます。倉庫に入ったら、お知らせとメールでご連絡します。
      </p>
      <div className="mt-4">
        {data ? (
          <StorageTerms terms={data.terms} />
        ) : isLoadingError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton className="h-40" />
        )}
      </div>
    </section>
  );
}
