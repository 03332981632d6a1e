import type { Screen } from "../../ui/screen.ts";

export const reviewScreens: readonly Screen[] = [
  {
    path: "reviews",
    right: "gallery.see",
    menu: { name: "レビュー", icon: "heart" },
    load: async () => (await import("./reviews-screen.tsx")).ReviewsScreen,
  },
];
