import { lazy, Suspense } from "react";
import { HomeScreen } from "#app/features/editorial/home/home-screen.tsx";
import { useSession } from "#app/session/current-user.ts";

// Guests' first load does without it.
const MemberHome = lazy(async () => ({ default: (await import("./member-home.tsx")).MemberHome }));

export default function HomeRoute() {
  const session = useSession();
  return (
    <HomeScreen
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
