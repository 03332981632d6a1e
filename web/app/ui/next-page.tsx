import { Button } from "@surimono/ui/button.tsx";

interface NextPageProps {
  /** What `useInfiniteQuery` answers. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Goes on in a list whose length is not known, while there is more of it. */
export function NextPage({ query }: NextPageProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-8 flex justify-center">
      <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} className="min-w-60">
        つづきを見る
      </Button>
    </div>
  );
}
