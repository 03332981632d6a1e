/** The colours a member chose besides the presets, on this device, latest first. */
export interface RecentColors {
  get(): readonly string[];
  subscribe(listener: () => void): () => void;
  /** Stored when no other follows for a moment: a colour field reports every colour it is dragged across. */
  remember(hex: string): void;
}

const MOST = 8;
const SETTLED_MS = 700;

/** `storage` may be refused, as in private windows: then they last as long as the page. */
export function createRecentColors(key: string, storage: () => Pick<Storage, "getItem" | "setItem">): RecentColors {
  let colors = read(key, storage);
  let settling: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function keep(hex: string): void {
    if (colors[0] === hex) return;
    colors = [hex, ...colors.filter((known) => known !== hex)].slice(0, MOST);
    try {
      storage().setItem(key, JSON.stringify(colors));
    } catch {
      // Full or blocked storage is no reason to lose a click.
    }
    for (const listener of listeners) listener();
  }

  return {
    get: () => colors,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remember(hex) {
      clearTimeout(settling);
      settling = setTimeout(() => keep(hex), SETTLED_MS);
    },
  };
}

function read(key: string, storage: () => Pick<Storage, "getItem">): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isHex).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isHex(value: unknown): value is string {
  return typeof value === "string" && /^#[0-9a-f]{6}$/.test(value);
}
