import { lazy, Suspense } from "react";
import { HomeScreen } from "#app/features/editorial/home/home-screen.tsx";
import { useSession } from "#app/session/current-user.ts";
import { useOnceNear } from "#app/ui/use-near.ts";

// Guests' first load does without it.
const MemberHome = lazy(async () => ({ default: (await import("./member-home.tsx")).MemberHome }));

const Ranking = lazy(async () => ({
  default: (await import("#app/features/catalogue/ranking.tsx")).Ranking,
}));

export default function HomeRoute() {
  const session = useSession();
  const [rankingPlace, isNear] = useOnceNear<HTMLDivElement>();
  return (
    <HomeScreen
      ranking={
        <div ref={rankingPlace}>
          {isNear && (
            <Suspense fallback={null}>
              <Ranking />
            </Suspense>
          )}
        </div>
      }
      ofMember={
        session.status === "member" && (
          <Suspense fallback={null}>
            <MemberHome />
          </Suspense>
        )
      }
    />
  );
}
