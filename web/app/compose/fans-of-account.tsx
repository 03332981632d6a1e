import type { SocialNetwork } from "@surimono/domain/fans";
import { LinkedScreen } from "#app/features/fans/linked-screen.tsx";
import { RecommendedForMember } from "./recommended-for-member.tsx";

export function FansOfAccount({ account }: { account: SocialNetwork }) {
  return (
    <LinkedScreen key={account} account={account}>
      <RecommendedForMember />
    </LinkedScreen>
  );
}
