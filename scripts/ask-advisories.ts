import { gzipSync } from "node:zlib";

export interface Advisory {
  readonly name: string;
  /** All versions in the lock: the registry answers what hits at least one of them. */
  readonly versions: readonly string[];
  readonly range: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

export type Answer =
  | { readonly answered: true; readonly advisories: readonly Advisory[] }
  /** Unknown: neither all right nor wrong. */
  | { readonly answered: false; readonly why: string };

const PATH = "-/npm/v1/security/advisories/bulk";

/** The exact versions of a lock file by package, workspaces left out. */
export function lockedVersions(lock: string): Record<string, string[]> {
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { readonly name?: string; readonly version?: string; readonly link?: boolean }>;
  };
  const found = new Map<string, Set<string>>();
  for (const [path, { name, version, link }] of Object.entries(packages)) {
    const at = path.lastIndexOf("node_modules/");
    if (at < 0 || link || !version) continue;
    const key = name ?? path.slice(at + "node_modules/".length);
    found.set(key, (found.get(key) ?? new Set()).add(version));
  }
  return Object.fromEntries([...found].map(([name, versions]) => [name, [...versions].sort()]));
}

/** Asks as npm does: one request, whose body is compressed. */
export async function askAdvisories(
  registry: string,
  versions: Readonly<Record<string, readonly string[]>>,
  timeoutMs = 30_000,
): Promise<Answer> {
  try {
    const response = await fetch(new URL(PATH, registry.endsWith("/") ? registry : `${registry}/`), {
      method: "POST",
      headers: { "content-type": "application/json", "content-encoding": "gzip", accept: "application/json" },
      body: gzipSync(JSON.stringify(versions)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { answered: false, why: `the registry answers ${response.status}` };
    return { answered: true, advisories: readAdvisories(await response.json(), versions) };
  } catch (error) {
    return { answered: false, why: whyNot(error) };
  }
}

function readAdvisories(answer: unknown, versions: Readonly<Record<string, readonly string[]>>): Advisory[] {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) throw new TypeError("no list by package");
  return Object.entries(answer).flatMap(([name, rows]) => {
    if (!Array.isArray(rows)) throw new TypeError(`no list for ${name}`);
    return rows.map((row: Record<string, unknown>) => ({
      name,
      versions: versions[name] ?? [],
      range: String(row["vulnerable_versions"] ?? "?"),
      // An advisory without a severity must not pass as harmless.
      severity: String(row["severity"] ?? "critical"),
      title: String(row["title"] ?? ""),
      url: String(row["url"] ?? ""),
    }));
  });
}

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "the registry does not answer in time";
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : "";
  return `${error.message}${cause}`;
}
