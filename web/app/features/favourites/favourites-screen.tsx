import type { Favourite } from "@surimono/contract/favourites";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CARD_GRID } from "#app/ui/card-grid.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { GridSkeleton } from "#app/ui/grid-skeleton.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { favouriteIds, favouriteList } from "./favourites.queries.ts";

interface FavouritesScreenProps {
  card: (item: Favourite, eager: boolean) => ReactNode;
}

/** The widest first row. */
const EAGER = 4;

/** The member's favourites, newest first. */
export function FavouritesScreen({ card }: FavouritesScreenProps) {
  const { data: ids } = useQuery(favouriteIds);
  return (
    <main className="page min-h-[70dvh] py-8 md:py-12">
      <PageHeading title="お気に入り">
        {ids && ids.length > 0 && (
          <>
            <span className="num">{ids.length}</span>点のアイテム
          </>
        )}
      </PageHeading>
      <div className="mt-6 md:mt-8">
        <FavouriteGrid card={card} />
      </div>
    </main>
  );
}

function FavouriteGrid({ card }: FavouritesScreenProps) {
  const list = useQuery(favouriteList);
  if (list.isPending) return <GridSkeleton label="お気に入りを読み込んでいます" picture="aspect-[900/1020]" />;
  if (list.isLoadingError) return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  if (list.data.length === 0) return <NoFavourites />;
  return (
    <ul className={CARD_GRID}>
      {list.data.map((item, index) => (
        <li key={item.product_id}>{card(item, index < EAGER)}</li>
      ))}
    </ul>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      art={<Icon name="heart" size={40} className="text-ctl" />}
      title="お気に入りはまだありません"
      action={
        <LinkButton to="/items" variant="primary" size={56} icon="grid">
          アイテムを見る
        </LinkButton>
      }
    >
      アイテムのハートを押すと、ここに並びます。
    </EmptyState>
  );
}
