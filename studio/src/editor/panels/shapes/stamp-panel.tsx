import { useCallback, useEffect, useRef, useState } from "react";
import { drawStamp, loadStampTheme, STAMP_THEMES, type Stamp } from "../../../scene/index.ts";
import { addStamp } from "../../commands/add-stamp.ts";
import { isDark, readableInk } from "../../model/readable-ink.ts";
import { useSession } from "../../session/session-context.ts";
import { useGoodsColor } from "../../session/use-goods.ts";
import { useCarried } from "../layers/use-carried.ts";
import { ThemeTabs } from "./theme-tabs.tsx";

interface Theme {
  readonly id: string;
  readonly label: string;
  readonly stamps: readonly Stamp[];
}

/**
 * All stamps by theme, searched by name, reading or use; a press adds one to the middle of the visible part, a drag where it is
 * dropped.
 */
export function StampPanel({ onAdded }: { readonly onAdded: () => void }) {
  const { themes, hasFailed, retry } = useStampThemes();
  const [query, setQuery] = useState("");
  const [themeId, setThemeId] = useState<string>(STAMP_THEMES[0].id);
  const isSearching = query.trim() !== "";
  const shown = isSearching
    ? themes.flatMap((theme) => theme.stamps.filter((stamp) => matches(theme, stamp, query)))
    : (themes.find(({ id }) => id === themeId)?.stamps ?? []);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ThemeTabs
        label="スタンプ"
        themes={STAMP_THEMES}
        chosen={isSearching ? undefined : themeId}
        query={query}
        onQuery={setQuery}
        onChoose={(id) => {
          setQuery("");
          setThemeId(id);
        }}
      />
      {hasFailed && (
        <p className="text-14">
          スタンプを読み込めませんでした。
          <button type="button" className="ml-2 text-red-text underline" onClick={retry}>
            もう一度読み込む
          </button>
        </p>
      )}
      {isSearching && themes.length > 0 && (
        <p role="status" className="text-12 text-mute">
          {shown.length === 0 ? "見つかりませんでした。別の言葉でお試しください。" : `${shown.length}点`}
        </p>
      )}
      <ul className="grid grid-cols-3 gap-2 max-md:grid-cols-4">
        {shown.map((stamp) => (
          <StampButton key={stamp.id} stamp={stamp} onAdded={onAdded} />
        ))}
      </ul>
    </div>
  );
}

function StampButton({ stamp, onAdded }: { readonly stamp: Stamp; readonly onAdded: () => void }) {
  const session = useSession();
  const { hex } = useGoodsColor();
  const ink = isDark(hex) ? readableInk(hex).text : undefined;
  const carried = useCarried((at) => addStamp(session, stamp, ink, { at }));
  return (
    <li>
      <button
        type="button"
        title={stamp.name}
        {...carried}
        className="grid w-full touch-pan-y justify-items-center gap-1 overflow-hidden rounded-ctl border border-line bg-bench p-2 text-12 text-ink transition-colors hover:border-ctl"
        onClick={() => {
          addStamp(session, stamp, ink);
          onAdded();
        }}
      >
        <StampPicture stamp={stamp} />
        <span className="w-full truncate text-center">{stamp.name}</span>
      </button>
    </li>
  );
}

const SIDE = 60;

function StampPicture({ stamp }: { readonly stamp: Stamp }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const ctx = element?.getContext("2d");
    if (!element || !ctx) return;
    const side = Math.round(SIDE * devicePixelRatio);
    element.width = side;
    element.height = side;
    const [, , width, height] = stamp.box;
    const scale = side / Math.max(width, height);
    ctx.translate(side / 2, side / 2);
    drawStamp(ctx, stamp, { width: width * scale, height: height * scale, inks: stamp.inks });
  }, [stamp]);
  return <canvas ref={canvas} className="size-15" />;
}

function matches(theme: Theme, stamp: Stamp, query: string): boolean {
  const text = `${stamp.name} ${stamp.words} ${theme.label}`.normalize("NFKC").toLowerCase();
  return query
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function useStampThemes() {
  const [themes, setThemes] = useState<readonly Theme[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to load again
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    Promise.all(STAMP_THEMES.map(async ({ id, label }) => ({ id, label, stamps: await loadStampTheme(id) }))).then(
      (loaded) => isCurrent && setThemes(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    if (!hasFailed) return undefined;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [hasFailed, retry]);
  return { themes, hasFailed, retry };
}
