import type { Product } from "@surimono/contract/catalogue";
import { type CatalogueItem, isMeasuredClothes, type TaxDivision, withTax } from "@surimono/domain/catalogue";
import { formatYen } from "@surimono/domain/kernel";
import { classNames } from "@surimono/ui/class-names.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { donations } from "../catalogue.queries.ts";
import { usePickedSize } from "../picked-size.ts";
import { SizeFinder } from "../size-finder.tsx";
import { centimetres } from "./lengths.ts";

interface ItemFactsProps {
  item: CatalogueItem;
  product: Product;
  divisions: readonly TaxDivision[];
  below: ReactNode;
  color: CatalogueItem["colors"][number] | undefined;
}

/** Facts about the goods: material, weight, sizes with measurements and prices, donations. */
export function ItemFacts({ item, product, divisions, below, color }: ItemFactsProps) {
  const names = item.sizes.map(({ name }) => name);
  const facts = [
    ["素材", product.material],
    ["厚さ・容量", product.weight],
    ["サイズ", names.length === 1 ? names[0] || "フリーサイズ" : `${names[0]}–${names.at(-1)}`],
    ["発送", "約5営業日"],
  ];
  return (
    <div className="mt-6 border-line border-t pt-4">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-12 text-mute">{label}</dt>
            <dd className="font-bold text-14 text-deep">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 leading-[1.8]">{product.description}</p>
      <Donation donationId={product.donation_id} />
      <SizeTable item={item} divisions={divisions} color={color} />
      {below}
    </div>
  );
}

function Donation({ donationId }: { donationId: number }) {
  const { data: rows = [] } = useQuery({ ...donations, enabled: donationId !== 0 });
  const row = rows.find(({ donation_id }) => donation_id === donationId);
  if (row === undefined) return null;
  return (
    <p className="mt-4 flex items-start gap-2 rounded-ctl bg-paper px-4 py-3 text-14">
      <Icon name="gift" size={18} className="mt-0.5 text-red" />
      <span>
        <span className="font-bold text-deep">寄付先：{row.name}</span>
        <br />
        {row.description}
      </span>
    </p>
  );
}

function SizeTable({ item, divisions, color }: Pick<ItemFactsProps, "item" | "divisions" | "color">) {
  const columns = item.sizes[0]?.measurements.map(({ name }) => name) ?? [];
  const picked = usePickedSize(item.id);
  const bodyPrice = (yen: number) => formatYen(withTax(yen, item.divisionId, divisions));
  return (
    <section aria-labelledby="sizes-heading" className="mt-6">
      <h3 id="sizes-heading" className="font-bold text-16">
        サイズと価格<span className="ml-3 font-normal text-12 text-mute">長さの単位は cm</span>
      </h3>
      <div className="mt-2 overflow-x-auto">
        <table className="num w-full text-right text-14">
          <thead className="text-12 text-mute">
            <tr className="border-deep border-b">
              <th scope="col" className="py-2 pl-2 text-left font-normal">
                サイズ
              </th>
              {columns.map((name) => (
                <th key={name} scope="col" className="py-2 pl-3 font-normal">
                  {name}
                </th>
              ))}
              <th scope="col" className="py-2 pl-3 font-normal">
                本体（税込）
              </th>
            </tr>
          </thead>
          <tbody>
            {item.sizes.map((size) => (
              <tr
                key={size.id}
                className={classNames("border-line border-b", size.id === picked && "bg-tint text-deep")}
              >
                <th scope="row" className="py-2 pl-2 text-left text-deep">
                  {size.name || "フリー"}
                  {size.id === picked && <span className="sr-only">（えらんだサイズ）</span>}
                </th>
                {size.measurements.map(({ name, length }) => (
                  <td key={name} className="py-2 pl-3">
                    {centimetres(length)}
                  </td>
                ))}
                <td className="whitespace-nowrap py-2 pl-3">{bodyPrice(size.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isMeasuredClothes(item.sizes) && (
        <SizeFinder
          goodsId={item.id}
          sizes={item.sizes}
          worn={{
            name: item.name,
            silhouette: item.silhouette,
            design: async () => ({ color: color?.hex ?? "#ffffff" }),
          }}
        />
      )}
    </section>
  );
}
