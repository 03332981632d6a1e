import type { Screen } from "../../ui/screen.ts";

export const quoteScreens: readonly Screen[] = [
  {
    path: "quotes",
    right: "orders.quote",
    menu: { name: "下書き注文", icon: "phone" },
    load: async () => (await import("./quotes-screen.tsx")).QuotesScreen,
  },
  {
    path: "quotes/new/:memberId",
    right: "orders.quote",
    load: async () => (await import("./new-quote-screen.tsx")).NewQuoteScreen,
  },
  {
    path: "quotes/:id",
    right: "orders.quote",
    load: async () => (await import("./quote-screen.tsx")).QuoteScreen,
  },
  {
    path: "quotes/:id/change",
    right: "orders.quote",
    load: async () => (await import("./change-quote-screen.tsx")).ChangeQuoteScreen,
  },
];
