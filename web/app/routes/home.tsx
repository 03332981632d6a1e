import { lazy, Suspense } from "react";
import { HomeScreen } from "#app/features/editorial/home/home-screen.tsx";
import { Steps } from "#app/features/editorial/home/steps.tsx";
import { useSession } from "#app/session/current-user.ts";
import { useOnceNear } from "#app/ui/use-near.ts";

// Guests' first load does without it.
const MemberHome = lazy(async () => ({ default: (await import("./member-home.tsx")).MemberHome }));

const HomeRows = lazy(async () => ({ default: (await import("./home-rows.tsx")).HomeRows }));

export default function HomeRoute() {
  const session = useSession();
  const [rowsPlace, isNear] = useOnceNear<HTMLDivElement>();
  return (
    <HomeScreen
      rows={
        <div ref={rowsPlace}>
          {isNear && (
            <Suspense fallback={null}>
              <HomeRows />
            </Suspense>
          )}
        </div>
      }
      ofMember={
        session.status === "member" ? (
          <Suspense fallback={<Steps />}>
            <MemberHome steps={<Steps />} />
          </Suspense>
        ) : undefined
      }
    />
  );
}
