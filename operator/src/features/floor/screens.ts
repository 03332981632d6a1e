import type { Screen } from "../../ui/screen.ts";

export const floorScreens: readonly Screen[] = [
  {
    path: "floor",
    right: "orders.see",
    menu: { name: "工程", icon: "grid" },
    load: async () => (await import("./floor-screen.tsx")).FloorScreen,
  },
  {
    path: "floor/batches",
    right: "orders.see",
    menu: { name: "バッチ", icon: "grid-three" },
    load: async () => (await import("./batches/batches-screen.tsx")).BatchesScreen,
  },
  {
    path: "floor/batches/:code",
    right: "orders.see",
    load: async () => (await import("./batches/batch-screen.tsx")).BatchScreen,
  },
  {
    path: "floor/methods",
    right: "orders.see",
    load: async () => (await import("./methods/methods-screen.tsx")).MethodsScreen,
  },
  {
    path: "floor/blanks",
    right: "orders.see",
    menu: { name: "白地", icon: "tag" },
    load: async () => (await import("./blanks/blanks-screen.tsx")).BlanksScreen,
  },
  {
    path: "floor/scan",
    right: "floor.work",
    menu: { name: "スキャン", icon: "zoom" },
    load: async () => (await import("./scan-screen.tsx")).ScanScreen,
  },
  {
    path: "floor/press",
    right: "floor.work",
    menu: { name: "印刷データ", icon: "image" },
    load: async () => (await import("./press/press-screen.tsx")).PressScreen,
  },
  {
    path: "floor/press/:id",
    right: "floor.work",
    load: async () => (await import("./press/package-screen.tsx")).PackageScreen,
  },
  {
    path: "floor/shipments",
    right: "floor.work",
    menu: { name: "発送", icon: "truck" },
    load: async () => (await import("./shipments-screen.tsx")).ShipmentsScreen,
  },
  {
    path: "floor/units/:code",
    right: "orders.see",
    load: async () => (await import("./unit-screen.tsx")).UnitScreen,
  },
];
