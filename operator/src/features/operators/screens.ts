import type { Screen } from "../../ui/screen.ts";

export const operatorScreens: readonly Screen[] = [
  {
    path: "operators",
    right: "operators.manage",
    menu: { name: "担当者", icon: "lock" },
    load: async () => (await import("./operators-screen.tsx")).OperatorsScreen,
  },
  {
    path: "record",
    right: "record.see",
    menu: { name: "記録", icon: "help" },
    load: async () => (await import("./record-screen.tsx")).RecordScreen,
  },
  {
    path: "sign-ins",
    right: "record.see",
    load: async () => (await import("./sign-ins-screen.tsx")).SignInsScreen,
  },
  { path: "devices", load: async () => (await import("./devices-screen.tsx")).DevicesScreen },
];

/** Before the sign-in. */
export const operatorDoors: readonly Screen[] = [
  { path: "login", load: async () => (await import("./sign-in-screen.tsx")).SignInScreen },
  { path: "invitation", load: async () => (await import("./invitation-screen.tsx")).InvitationScreen },
];
