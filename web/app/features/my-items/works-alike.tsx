import { useQuery } from "@tanstack/react-query";
import { worksAlikeQuery } from "./published-items.queries.ts";
import { PublishedCard } from "./shelf/published-card.tsx";

/** What the maker of a work publishes with the same picture on other goods, if anything. */
export function WorksAlike({ productId }: { productId: number }) {
  const { data = [] } = useQuery(worksAlikeQuery(productId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="works-alike" className="border-line border-t pt-6 md:col-span-2">
      <h3 id="works-alike" className="font-bold text-20">
        この絵で、ほかにも
      </h3>
      <p className="mt-1 text-14 text-mute">つくった方が、同じ絵で公開しているアイテムです。</p>
      <ul className="mt-4 grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-6 md:grid-cols-4">
        {data.map((item) => (
          <li key={item.product_id}>
            <PublishedCard
              // They differ by their goods, more than by what is said of them.
              item={{ ...item, description: `${item.name}・${item.color_name}` }}
              to={`/gallery?item=${item.product_id}`}
              eager={false}
              heading="h3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
