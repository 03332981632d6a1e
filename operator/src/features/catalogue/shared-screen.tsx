import { listSharedFiles } from "@surimono/contract/catalogue";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { DraftBadge } from "./draft-badges.tsx";
import { Exchange } from "./exchange.tsx";
import { GoodsLinks } from "./goods-links.tsx";
import { CATALOGUE_KEY, fileAddress } from "./goods-query.ts";
import { nameOfPath } from "./path-names.ts";

/** What items share, each edited as a text; and the whole catalogue as a file. */
export function SharedScreen() {
  const files = useQuery({
    queryKey: [...CATALOGUE_KEY, "shared"],
    queryFn: async () => orThrow(await call(listSharedFiles, {})).files,
  });
  return (
    <>
      <ScreenHeading title="色・素材・場所" />
      <GoodsLinks />
      <Fetched query={files} rows={10}>
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {inOrder(rows).map(({ path, draft }) => (
              <li key={path}>
                <Link
                  to={fileAddress(path)}
                  className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-14 hover:bg-paper"
                >
                  <span className="font-bold text-deep">{nameOfPath(path)}</span>
                  {draft && <DraftBadge draft={draft} />}
                  <code className="ml-auto text-12 text-mute">{path}</code>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Fetched>
      <Exchange />
    </>
  );
}

/** Lists and fees are changed more often than the places of a silhouette. */
function inOrder<Row extends { readonly path: string }>(rows: readonly Row[]): Row[] {
  const isPlaces = ({ path }: Row) => path.startsWith("areas/");
  return [...rows.filter((row) => !isPlaces(row)), ...rows.filter(isPlaces)];
}
