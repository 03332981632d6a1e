import { RecentlyChecked } from "#app/features/catalogue/recently-checked.tsx";
import { RecommendedForMember } from "./recommended-for-member.tsx";

/** What the shop has for this member, below their own things: what to make next, and what they looked at. */
export function MemberShelves() {
  return (
    <>
      <RecommendedForMember />
      <RecentlyChecked onHome />
    </>
  );
}
