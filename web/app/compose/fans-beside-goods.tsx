import { lazy, Suspense } from "react";

const FansOfMember = lazy(async () => ({ default: (await import("./fans-of-member.tsx")).FansOfMember }));

/** The fans beside the goods, after the goods: whoever is sent on to the login does without. */
export function FansBesideGoods() {
  return (
    <Suspense fallback={null}>
      <FansOfMember />
    </Suspense>
  );
}
