import { imageAddress, type ProductCard } from "@surimono/contract/catalogue";
import { Picture } from "#app/ui/picture.tsx";

/** The first goods of a shelf, side by side on paper. Undefined while they load; the space stays the same. */
export function GoodsStrip({ goods, length }: { goods: readonly ProductCard[] | undefined; length: number }) {
  return (
    <div className="paper flex aspect-[3/1.25] items-center justify-center rounded-card px-[3%]">
      {goods?.slice(0, length).map((item) => {
        const url = item.images.images[0]?.url;
        return url ? (
          <Picture
            key={item.product_id}
            src={(width) => imageAddress(url, width)}
            alt={item.name}
            width={900}
            height={1020}
            widths={[120, 240]}
            sizes="(width >= 880px) 120px, 28vw"
            className="w-1/3"
          />
        ) : null;
      })}
    </div>
  );
}
