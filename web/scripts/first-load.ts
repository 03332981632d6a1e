/** A route's scripts in the router's manifest. */
interface RouteScripts {
  readonly id: string;
  readonly parentId?: string;
  readonly module: string;
  readonly imports?: readonly string[];
}

export interface ScriptManifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, RouteScripts>>;
}

/** Budgets of a first load, in bytes of brotli. The studio has none: only committed visitors open it. */
const HOME = { id: "routes/home", budget: 150_000 };
const OTHER_BUDGET = 190_000;
const STUDIO = ["routes/studio", "routes/items-design-simulator"];

export interface FirstLoad {
  readonly id: string;
  readonly bytes: number;
  readonly budget: number;
}

/**
 * The scripts of each route's first load, heaviest route first. `address` is the manifest's own; `sizeOf` returns bytes of brotli.
 */
export function firstLoads(
  manifest: ScriptManifest,
  address: string,
  sizeOf: (address: string) => number,
): readonly FirstLoad[] {
  return Object.values(manifest.routes)
    .filter(({ id }) => id.startsWith("routes/") && !STUDIO.includes(id))
    .map(({ id }) => {
      const scripts = new Set([address, manifest.entry.module, ...manifest.entry.imports]);
      for (let at: string | undefined = id; at !== undefined; at = manifest.routes[at]?.parentId) {
        const route = manifest.routes[at];
        for (const script of route ? [route.module, ...(route.imports ?? [])] : []) scripts.add(script);
      }
      const bytes = [...scripts].reduce((sum, script) => sum + sizeOf(script), 0);
      return { id, bytes, budget: id === HOME.id ? HOME.budget : OTHER_BUDGET };
    })
    .sort((one, other) => other.bytes - one.bytes);
}

/** For the build's output: the home page, and the heaviest of the others. */
export function sayFirstLoads(loads: readonly FirstLoad[]): string {
  const home = loads.filter(({ id }) => id === HOME.id);
  const others = loads.filter(({ id }) => id !== HOME.id).slice(0, 3);
  const words = [...home, ...others].map(({ id, bytes, budget }) => {
    const kb = (bytes / 1000).toFixed(1);
    return `  ${kb} of ${budget / 1000} kB  ${id.replace("routes/", "")}${bytes > budget ? "  TOO MUCH" : ""}`;
  });
  return ["JavaScript of a first load, brotli: the guest home page and the heaviest others", ...words].join("\n");
}
