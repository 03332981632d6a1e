import { useOnceNear } from "@surimono/ui/use-near.ts";
import { lazy, Suspense, useState } from "react";
import { HomeScreen } from "#app/features/editorial/home/home-screen.tsx";
import { OwnToCome } from "#app/features/editorial/home/own-to-come.tsx";
import { tokenMarkScript, useTokenMark } from "#app/features/editorial/home/token-mark.ts";
import { useSession } from "#app/session/current-user.ts";

// Guests' first load does without it.
const MemberHome = lazy(async () => ({ default: (await import("../compose/member-home.tsx")).MemberHome }));

const HomeRows = lazy(async () => ({ default: (await import("../compose/home-rows.tsx")).HomeRows }));

export default function HomeRoute() {
  const session = useSession();
  useTokenMark();
  const [isKnown, setKnown] = useState(false);
  const [rowsPlace, isNear] = useOnceNear<HTMLDivElement>();
  const isMember = session.status === "member";
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own */}
      <script dangerouslySetInnerHTML={{ __html: tokenMarkScript }} />
      <HomeScreen
        own={
          session.status === "guest" ? undefined : (
            <Suspense fallback={null}>{isMember && <MemberHome onKnown={() => setKnown(true)} />}</Suspense>
          )
        }
        ownIsKnown={isMember && isKnown}
        ownToCome={<OwnToCome />}
        rows={
          <div ref={rowsPlace}>
            {isNear && (
              <Suspense fallback={null}>
                <HomeRows />
              </Suspense>
            )}
          </div>
        }
      />
    </>
  );
}
