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

export const systemScreens: readonly Screen[] = [
  {
    path: "system",
    right: "system.see",
    menu: { name: "システム", icon: "sliders" },
    load: async () => (await import("./system/system-screen.tsx")).SystemScreen,
  },
];

export const moneyScreens: readonly Screen[] = [
  {
    path: "bills",
    right: "money.see",
    menu: { name: "請求書", icon: "receipt" },
    load: async () => (await import("./money/bills-screen.tsx")).BillsScreen,
  },
  {
    path: "bills/:number",
    right: "money.see",
    load: async () => (await import("./money/bill-screen.tsx")).BillScreen,
  },
  {
    path: "bank",
    right: "money.see",
    menu: { name: "銀行の明細", icon: "upload" },
    load: async () => (await import("./money/bank-screen.tsx")).BankScreen,
  },
  {
    path: "sales",
    right: "money.see",
    menu: { name: "売上", icon: "card" },
    load: async () => (await import("./money/sales-screen.tsx")).SalesScreen,
  },
];
