import { isClearlyMore } from "@surimono/domain/catalogue";
import { useQueries, useQuery } from "@tanstack/react-query";
import { suggestedWords } from "../suggested-words.ts";
import { countOf, MeantInstead, type MeantProps } from "./meant-instead.tsx";

/** Below the few goods that a keyword found: those of a near word that finds clearly more under the same conditions. */
export function FewFound({ search, total: found, onChange, linkTo }: MeantProps) {
  const { data: words = [] } = useQuery(suggestedWords(search.search));
  const meant = words.map((word) => ({ ...search, search: word }));
  const counts = useQueries({ queries: meant.map(countOf) });
  const place = counts.findIndex(({ data = 0 }) => isClearlyMore(found, data));
  const instead = meant[place];
  if (!instead) return null;
  return (
    <div className="mt-12 border-line border-t pt-8">
      <MeantInstead search={instead} total={counts[place]?.data ?? 0} {...{ onChange, linkTo }} />
    </div>
  );
}
