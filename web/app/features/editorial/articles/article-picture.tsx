import { PrintedGoods } from "../home/printed-goods.tsx";
import { cardOfArticle, goodsOfArticle } from "./article-goods.ts";

/** Three goods side by side on their tint. */
export function ArticlePicture({ slug }: { slug: string }) {
  const picture = goodsOfArticle(slug);
  return (
    <div
      data-card={cardOfArticle(slug)}
      className={`grid grid-cols-3 items-center rounded-card px-[3%] py-[4%] ${picture.ground}`}
    >
      {picture.goods.map((goods) => (
        <PrintedGoods key={goods.alt} eager goods={goods} sizes="(width >= 880px) 360px, 30vw" />
      ))}
    </div>
  );
}
