import { PrintedGoods } from "../home/printed-goods.tsx";
import { cardOfArticle, goodsOfArticle } from "./article-goods.ts";

/** Three goods side by side on their tint. `small`: in links to the article. */
export function ArticlePicture({ slug, small = false }: { slug: string; small?: boolean }) {
  const { ground, goods } = goodsOfArticle(slug);
  const sizes = small ? "(width >= 880px) 120px, (width >= 540px) 15vw, 30vw" : "(width >= 880px) 360px, 30vw";
  return (
    <div
      data-card={small ? undefined : cardOfArticle(slug)}
      className={`grid grid-cols-3 items-center rounded-card px-[3%] py-[4%] ${ground}`}
    >
      {goods.map((piece) => (
        <PrintedGoods key={piece.alt} eager={!small} goods={piece} sizes={sizes} />
      ))}
    </div>
  );
}
