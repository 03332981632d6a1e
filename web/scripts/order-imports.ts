import type { ScriptManifest } from "./first-load.ts";

/**
 * Lists each route's imports with those of most routes first. Their order means nothing, and lists that begin alike compress better: every
 * page loads the manifest.
 */
export function orderImports<Manifest extends ScriptManifest>(manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes);
  const uses = new Map<string, number>();
  for (const [, { imports = [] }] of routes)
    for (const script of imports) uses.set(script, (uses.get(script) ?? 0) + 1);
  const byUse = (one: string, other: string) => (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || (one < other ? -1 : 1);
  const ordered = routes.map(([id, route]) => [id, { ...route, imports: route.imports?.toSorted(byUse) ?? [] }]);
  return { ...manifest, routes: Object.fromEntries(ordered) };
}
