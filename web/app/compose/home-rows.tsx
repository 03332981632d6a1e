import { Ranking } from "#app/features/catalogue/ranking.tsx";
import { PictureBand } from "#app/features/designs/picture-band.tsx";
import { SamePicture } from "#app/features/editorial/home/same-picture.tsx";
import { UseCases } from "#app/features/editorial/home/use-cases.tsx";
import { PublishedRow } from "#app/features/my-items/published-row.tsx";
import { useSession } from "#app/session/current-user.ts";

/** The home page below the goods, loaded on scrolling there: one picture on everything, use cases, ranking, members' works. */
export function HomeRows() {
  // Before the first order, the same goods are among a member's recommendations.
  const isMember = useSession().status === "member";
  return (
    <>
      <PictureBand example={<SamePicture />} />
      <UseCases />
      <Ranking onlyWhenOrdered={isMember} />
      <PublishedRow />
    </>
  );
}
