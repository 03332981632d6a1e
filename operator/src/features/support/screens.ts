import type { Screen } from "../../ui/screen.ts";

export const supportScreens: readonly Screen[] = [
  {
    path: "tickets",
    right: "support.see",
    menu: { name: "お問い合わせ", icon: "mail" },
    load: async () => (await import("./tickets-screen.tsx")).TicketsScreen,
  },
  {
    path: "tickets/:id",
    right: "support.see",
    load: async () => (await import("./ticket-screen.tsx")).TicketScreen,
  },
  {
    path: "defects",
    right: "support.see",
    menu: { name: "不良品のご連絡", icon: "image" },
    load: async () => (await import("./defects/defects-screen.tsx")).DefectsScreen,
  },
  {
    path: "defects/:number/:report",
    right: "support.see",
    load: async () => (await import("./defects/defect-screen.tsx")).DefectScreen,
  },
  {
    path: "templates",
    right: "support.see",
    load: async () => (await import("./templates-screen.tsx")).TemplatesScreen,
  },
];
