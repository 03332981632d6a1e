import { lazy } from "react";
import { FanHover } from "#app/features/fans/fan-hover.tsx";

const FanCardOfMember = lazy(async () => ({
  default: (await import("./fan-card-of-member.tsx")).FanCardOfMember,
}));

/** Beside the goods, and loaded on demand: most visits look only at the goods. */
export function FansOfMember() {
  return (
    <FanHover>
      <FanCardOfMember />
    </FanHover>
  );
}
