import type { Screen } from "../../ui/screen.ts";

export const catalogueScreens: readonly Screen[] = [
  {
    path: "goods",
    right: "catalogue.see",
    menu: { name: "商品", icon: "box" },
    load: async () => (await import("./goods-screen.tsx")).GoodsScreen,
  },
  {
    path: "goods/file",
    right: "catalogue.see",
    load: async () => (await import("./file-screen.tsx")).FileScreen,
  },
  {
    path: "goods/prices",
    right: "catalogue.see",
    load: async () => (await import("./prices-screen.tsx")).PricesScreen,
  },
  {
    path: "goods/shared",
    right: "catalogue.see",
    load: async () => (await import("./shared-screen.tsx")).SharedScreen,
  },
  {
    path: "goods/drafts",
    right: "catalogue.see",
    load: async () => (await import("./drafts-screen.tsx")).DraftsScreen,
  },
  {
    path: "goods/history",
    right: "catalogue.see",
    load: async () => (await import("./editions-screen.tsx")).EditionsScreen,
  },
];
