import type { Screen } from "../../ui/screen.ts";

export const memberScreens: readonly Screen[] = [
  {
    path: "members",
    right: "members.see",
    menu: { name: "会員", icon: "user" },
    load: async () => (await import("./members/members-screen.tsx")).MembersScreen,
  },
  {
    path: "members/:id",
    right: "members.see",
    load: async () => (await import("./members/member-screen.tsx")).MemberScreen,
  },
];
