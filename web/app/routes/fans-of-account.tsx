import type { LinkedAccount } from "#app/features/fans/fan-changes.ts";
import { LinkedScreen } from "#app/features/fans/linked-screen.tsx";
import { RecommendedForMember } from "./recommended-for-member.tsx";

export function FansOfAccount({ account }: { account: LinkedAccount }) {
  return (
    <LinkedScreen key={account} account={account}>
      <RecommendedForMember />
    </LinkedScreen>
  );
}
