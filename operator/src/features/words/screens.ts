import type { Screen } from "../../ui/screen.ts";

export const wordsScreens: readonly Screen[] = [
  {
    path: "bulletins",
    right: "words.see",
    menu: { name: "お知らせ", icon: "bell" },
    load: async () => (await import("./bulletins/bulletins-screen.tsx")).BulletinsScreen,
  },
  {
    path: "bulletins/new",
    right: "words.write",
    load: async () => (await import("./bulletins/new-bulletin-screen.tsx")).NewBulletinScreen,
  },
  {
    path: "coupons",
    right: "words.see",
    menu: { name: "クーポン", icon: "gift" },
    load: async () => (await import("./coupons/coupons-screen.tsx")).CouponsScreen,
  },
  {
    path: "coupons/new",
    right: "words.write",
    load: async () => (await import("./coupons/new-coupon-screen.tsx")).NewCouponScreen,
  },
  {
    path: "gallery",
    right: "gallery.see",
    menu: { name: "ギャラリーの通報", icon: "image" },
    load: async () => (await import("./gallery/cases-screen.tsx")).CasesScreen,
  },
  {
    path: "gallery/:id",
    right: "gallery.see",
    load: async () => (await import("./gallery/case-screen.tsx")).CaseScreen,
  },
  {
    path: "pages",
    right: "words.see",
    menu: { name: "ページの文", icon: "pencil" },
    load: async () => (await import("./pages/pages-screen.tsx")).PagesScreen,
  },
  {
    path: "pages/*",
    right: "words.see",
    load: async () => (await import("./pages/page-screen.tsx")).PageScreen,
  },
];
