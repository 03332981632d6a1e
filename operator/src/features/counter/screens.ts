import type { Screen } from "../../ui/screen.ts";

export const counterScreens: readonly Screen[] = [
  {
    path: "",
    right: "today.see",
    menu: { name: "今日", icon: "home" },
    load: async () => (await import("./today-screen.tsx")).TodayScreen,
  },
  {
    path: "orders",
    right: "orders.see",
    menu: { name: "注文", icon: "receipt" },
    load: async () => (await import("./orders-screen.tsx")).OrdersScreen,
  },
  {
    path: "orders/:number",
    right: "orders.see",
    load: async () => (await import("./order-screen.tsx")).OrderScreen,
  },
];
