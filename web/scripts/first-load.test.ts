import { expect, test } from "vitest";
import { firstLoads, type ScriptManifest, sayFirstLoads } from "./first-load.ts";

const manifest: ScriptManifest = {
  entry: { module: "/entry.js", imports: ["/vendor.js"] },
  routes: {
    root: { id: "root", module: "/root.js", imports: ["/vendor.js", "/shell.js"] },
    "layouts/default-layout": { id: "layouts/default-layout", parentId: "root", module: "/layout.js" },
    "routes/home": {
      id: "routes/home",
      parentId: "layouts/default-layout",
      module: "/home.js",
      imports: ["/shell.js"],
    },
    "routes/items": { id: "routes/items", parentId: "root", module: "/items.js" },
    "routes/item-detail": { id: "routes/item-detail", parentId: "routes/items", module: "/detail.js" },
    "routes/studio": { id: "routes/studio", parentId: "root", module: "/studio.js" },
  },
};
const sizes: Record<string, number> = {
  "/vendor.js": 100_000,
  "/shell.js": 30_000,
  "/detail.js": 61_000,
  "/studio.js": 900_000,
};
const loads = firstLoads(manifest, "/manifest.js", (address) => sizes[address] ?? 100);

test("a route loads the entry, the manifest and every route above it, each script once", () => {
  expect(loads).toEqual([
    { id: "routes/item-detail", bytes: 191_400, budget: 190_000 },
    { id: "routes/home", bytes: 130_500, budget: 150_000 },
    { id: "routes/items", bytes: 130_400, budget: 190_000 },
  ]);
});

test("the home page comes first, and what exceeds its budget is marked", () => {
  expect(sayFirstLoads(loads).split("\n").slice(1)).toEqual([
    "  130.5 of 150 kB  home",
    "  191.4 of 190 kB  item-detail  TOO MUCH",
    "  130.4 of 190 kB  items",
  ]);
});
