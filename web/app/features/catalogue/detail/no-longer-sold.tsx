import { imageAddress, type Product } from "@surimono/contract/catalogue";
import { useQuery } from "@tanstack/react-query";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { ItemGrid } from "../list/item-grid.tsx";
import { popularGoods } from "../popular-goods.queries.ts";

/** A shared link or an old tile may outlive its goods: the goods greyed out, and alternatives. */
export function NoLongerSold({ product }: { product: Product }) {
  const way = useWayToGoods();
  const [image] = product.images.images;
  return (
    <>
      <EmptyState
        title={
          <>
            このアイテムの<span className="whitespace-nowrap">お取り扱いは</span>終了しました
          </>
        }
        art={image && <GreyedPicture url={image.url} />}
        action={
          // The kind may be gone with its last item.
          product.kind_name === "" ? (
            <LinkButton to={way("/items")} variant="primary" size={56}>
              アイテム一覧を見る
            </LinkButton>
          ) : (
            <LinkButton to={way(`/items?kind_id=${product.kind_id}`)} variant="primary" size={56}>
              {product.kind_name}をほかからえらぶ
            </LinkButton>
          )
        }
      >
        「{product.name}」は、いまはお取り扱いしていません。ほかのアイテムをご覧ください。
      </EmptyState>
      <OfSameKind kindId={product.kind_id} />
    </>
  );
}

function GreyedPicture({ url }: { url: string }) {
  return (
    <div className="paper w-40 rounded-card">
      <Picture
        src={(width) => imageAddress(url, width)}
        alt=""
        width={900}
        height={1020}
        widths={[240, 360]}
        sizes="160px"
        className="w-full opacity-50 grayscale"
      />
    </div>
  );
}

const OFFERED = 4;

function OfSameKind({ kindId }: { kindId: number }) {
  const { data: goods = [] } = useQuery(popularGoods(kindId));
  if (goods.length === 0) return null;
  return (
    <section aria-labelledby="same-kind" className="page pb-16">
      <h2 id="same-kind" className="mb-4 font-bold text-20 text-deep">
        同じ種類のアイテム
      </h2>
      <ItemGrid items={goods.slice(0, OFFERED)} wantedColors={[]} query="" />
    </section>
  );
}
