import { Ranking } from "#app/features/catalogue/ranking.tsx";
import { UseCases } from "#app/features/editorial/home/use-cases.tsx";
import { PublishedRow } from "#app/features/my-items/published-row.tsx";
import { useSession } from "#app/session/current-user.ts";

/** The home page below the goods, loaded by those who come there: what for, what is ordered most, what others made. */
export function HomeRows() {
  // Before anything was ordered, members have the same goods among those recommended to them.
  const isMember = useSession().status === "member";
  return (
    <>
      <UseCases />
      <Ranking onlyWhenOrdered={isMember} />
      <PublishedRow />
    </>
  );
}
