import type { Stamp } from "./stamp.ts";

export interface StampTheme {
  /** Prefix of its stamps' ids. */
  readonly id: string;
  readonly label: string;
}

/** In display order. */
export const STAMP_THEMES = [
  { id: "luck", label: "縁起物" },
  { id: "animal", label: "動物" },
  { id: "food", label: "食べもの" },
  { id: "season", label: "季節" },
  { id: "club", label: "部活・スポーツ" },
  { id: "music", label: "音楽" },
  { id: "day", label: "記念日" },
  { id: "frame", label: "枠・飾り" },
] as const satisfies readonly StampTheme[];

type ThemeId = (typeof STAMP_THEMES)[number]["id"];

/** One file per theme, fetched with the first of its stamps: no page loads drawings it does not show. */
const FILES: Readonly<Record<ThemeId, () => Promise<readonly Stamp[]>>> = {
  luck: async () => (await import("./luck.ts")).luckStamps,
  animal: async () => (await import("./animal.ts")).animalStamps,
  food: async () => (await import("./food.ts")).foodStamps,
  season: async () => (await import("./season.ts")).seasonStamps,
  club: async () => (await import("./club.ts")).clubStamps,
  music: async () => (await import("./music.ts")).musicStamps,
  day: async () => (await import("./day.ts")).dayStamps,
  frame: async () => (await import("./frame.ts")).frameStamps,
};

/** Rejects when the file cannot be fetched. */
export function loadStampTheme(themeId: ThemeId): Promise<readonly Stamp[]> {
  return FILES[themeId]();
}

/** Undefined for an id without a drawing. */
export async function findStamp(stampId: string): Promise<Stamp | undefined> {
  const theme = STAMP_THEMES.find(({ id }) => stampId.startsWith(`${id}-`));
  if (!theme) return undefined;
  return (await loadStampTheme(theme.id)).find(({ id }) => id === stampId);
}

/** The drawings of those ids; an unknown one throws, so that nothing is missing from a print. */
export async function loadStamps(stampIds: Iterable<string>): Promise<ReadonlyMap<string, Stamp>> {
  const stamps = new Map<string, Stamp>();
  for (const stampId of new Set(stampIds)) {
    const stamp = await findStamp(stampId);
    if (!stamp) throw new Error(`No stamp ${stampId}`);
    stamps.set(stampId, stamp);
  }
  return stamps;
}
