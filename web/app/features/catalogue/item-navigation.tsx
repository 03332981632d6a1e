import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { fabricTypes, sustainableMaterials } from "./catalogue.queries.ts";

/** Links to the goods of a material or a fabric, below every list of goods (rule catalogue-item-navigation). */
export function ItemNavigation() {
  const { data: materials = [] } = useQuery(sustainableMaterials);
  const { data: fabrics = [] } = useQuery(fabricTypes);
  if (materials.length === 0 && fabrics.length === 0) return null;
  return (
    <nav
      aria-label="素材とファブリック"
      className="page grid gap-8 border-line border-t pt-10 pb-16 md:grid-cols-2 print:hidden"
    >
      <Ways
        title="サステナブルな素材から"
        ways={materials.map((row) => ({ name: row.name, to: `/items?material_id=${row.sustainable_material_id}` }))}
      />
      <Ways
        title="ファブリックから"
        ways={fabrics.map((row) => ({ name: row.name, to: `/items?fabric_type_id=${row.fabric_type_id}` }))}
      />
    </nav>
  );
}

function Ways({ title, ways }: { title: string; ways: readonly { name: string; to: string }[] }) {
  const way = useWayToGoods();
  return (
    <section>
      <h2 className="font-bold text-16 text-deep">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {ways.map(({ name, to }) => (
          <li key={to}>
            <Link
              to={way(to)}
              className="flex min-h-11 items-center rounded-ctl border border-line bg-white px-4 text-14 hover:border-deep hover:text-deep"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
