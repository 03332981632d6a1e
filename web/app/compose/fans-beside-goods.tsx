import { lazy, Suspense } from "react";

const FansOfMember = lazy(async () => ({ default: (await import("./fans-of-member.tsx")).FansOfMember }));

/** The fans beside the goods, loaded after them: a guest sent to the login needs none. */
export function FansBesideGoods() {
  return (
    <Suspense fallback={null}>
      <FansOfMember />
    </Suspense>
  );
}
