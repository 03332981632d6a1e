import type { Screen } from "../../ui/screen.ts";

export const operatorScreens: readonly Screen[] = [
  {
    path: "operators",
    right: "operators.manage",
    menu: { name: "担当者", icon: "lock" },
    load: async () => (await import("./operators-screen.tsx")).OperatorsScreen,
  },
  { path: "devices", load: async () => (await import("./devices-screen.tsx")).DevicesScreen },
];
