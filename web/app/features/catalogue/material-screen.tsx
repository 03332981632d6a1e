import { searchProducts } from "@surimono/contract/catalogue";
import { Badge } from "@surimono/ui/badge.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { quietCall } from "#app/session/call.ts";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { fabricTypes, sustainableMaterials } from "./catalogue.queries.ts";
import { GoodsStrip } from "./goods-strip.tsx";

const STRIP = 3;

/** How many goods there are of a material or fabric, and the first of them. */
const goodsOf = (filter: { materialId: number } | { fabricType: number }) =>
  queryOptions({
    queryKey: ["goods-of", filter],
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }) => {
      const answer = await quietCall(searchProducts, { ...filter, limit: STRIP }, { signal });
      return answer.ok ? answer.value : { data: [], total: 0 };
    },
  });

export function MaterialScreen() {
  const way = useWayToGoods();
  const materials = useQuery(sustainableMaterials);
  const fabrics = useQuery(fabricTypes);
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-[104px]">
      <Breadcrumb trail={[{ label: "ホーム", to: "/" }, { label: "素材とファブリック" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="素材とファブリック">手ざわりと、つくられ方からえらぶ。</PageHeading>
      </div>
      <Shelf title="サステナブルな素材" id="sustainable" waiting={materials.isPending}>
        {materials.data?.map((row) => (
          <Kind
            key={row.sustainable_material_id}
            name={row.name}
            text={row.description}
            filter={{ materialId: row.sustainable_material_id }}
            to={way(`/items?material_id=${row.sustainable_material_id}`)}
            sustainable
          />
        ))}
      </Shelf>
      <Shelf title="ファブリック" id="fabrics" waiting={fabrics.isPending}>
        {fabrics.data?.map((row) => (
          <Kind
            key={row.fabric_type_id}
            name={row.name}
            text={row.description}
            filter={{ fabricType: row.fabric_type_id }}
            to={way(`/items?fabric_type_id=${row.fabric_type_id}`)}
          />
        ))}
      </Shelf>
    </main>
  );
}

interface ShelfProps {
  title: string;
  id: string;
  waiting: boolean;
  children: ReactNode;
}

function Shelf({ title, id, waiting, children }: ShelfProps) {
  return (
    <section aria-labelledby={id} className="mt-10 border-deep border-t pt-6 md:mt-14">
      <h2 id={id} className="font-bold text-20 md:text-28">
        {title}
      </h2>
      <ul className="mt-5 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {waiting ? ["a", "b", "c"].map((key) => <Skeleton key={key} className="h-72 rounded-card" />) : children}
      </ul>
    </section>
  );
}

interface KindProps {
  name: string;
  text: string | undefined;
  filter: { materialId: number } | { fabricType: number };
  to: string;
  sustainable?: boolean;
}

function Kind({ name, text, filter, to, sustainable = false }: KindProps) {
  const { data } = useQuery(goodsOf(filter));
  return (
    <li className="flex flex-col">
      <GoodsStrip goods={data?.data} length={STRIP} />
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-bold text-16 md:text-20">{name}</h3>
        {sustainable && (
          <Badge tone="ok" icon="check">
            サステナブル
          </Badge>
        )}
      </div>
      {text && <p className="mt-2 text-14 leading-[1.75]">{text}</p>}
      <Link
        to={to}
        className="mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-2 font-bold text-14 text-red-text hover:underline"
      >
        {name}のアイテム
        {data && data.total > 0 && <span className="num font-normal text-12 text-mute">{data.total}点</span>}
        <Icon name="arrow-right" size={16} />
      </Link>
    </li>
  );
}
