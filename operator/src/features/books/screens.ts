import type { Screen } from "../../ui/screen.ts";

export const booksScreens: readonly Screen[] = [
  {
    path: "books",
    right: "money.see",
    menu: { name: "日次の締め", icon: "calendar" },
    load: async () => (await import("./days-screen.tsx")).DaysScreen,
  },
  {
    path: "books/days/:day",
    right: "money.see",
    load: async () => (await import("./day-screen.tsx")).DayScreen,
  },
  {
    path: "books/journal",
    right: "money.see",
    menu: { name: "仕訳", icon: "download" },
    load: async () => (await import("./journal-screen.tsx")).JournalScreen,
  },
  {
    path: "books/journal/accounts",
    right: "money.see",
    load: async () => (await import("./accounts-screen.tsx")).AccountsScreen,
  },
];
