import { useState } from "react";
import { loadStamps } from "../../../scene/index.ts";
import { layTemplate, workplaceOf } from "../../commands/lay-template.ts";
import { openPanelCommands } from "../../commands/studio-commands.ts";
import type { Point } from "../../geometry/box.ts";
import type { EditorArea } from "../../model/editor-area.ts";
import { isDark } from "../../model/readable-ink.ts";
import { useSession } from "../../session/session-context.ts";
import { useGoodsColor } from "../../session/use-goods.ts";
import { needsOf, placeTemplate } from "../../templates/place-template.ts";
import type { Template } from "../../templates/template.ts";
import { TEMPLATE_THEMES } from "../../templates/template-themes.ts";
import { CommandButton } from "../command-button.tsx";
import { useCarried } from "../layers/use-carried.ts";
import { ThemeTabs } from "./theme-tabs.tsx";

/** Finished layouts by use; a press replaces the open area's contents with one. */
export function TemplatePanel({ onAdded }: { readonly onAdded: () => void }) {
  const [query, setQuery] = useState("");
  const [themeId, setThemeId] = useState<string>(TEMPLATE_THEMES[0]?.id ?? "");
  const [busyId, setBusyId] = useState<string>();
  const lay = useLaying();
  const isSearching = query.trim() !== "";
  const shown = isSearching
    ? TEMPLATE_THEMES.flatMap(({ label, templates }) => templates.filter((one) => matches(label, one, query)))
    : (TEMPLATE_THEMES.find(({ id }) => id === themeId)?.templates ?? []);

  async function choose(template: Template, at?: Point): Promise<void> {
    setBusyId(template.id);
    if ((await lay(template, at)) && !at) onAdded();
    setBusyId(undefined);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ArrangeButton />
      <ThemeTabs
        label="テンプレート"
        themes={TEMPLATE_THEMES}
        chosen={isSearching ? undefined : themeId}
        query={query}
        onQuery={setQuery}
        onChoose={(id) => {
          setQuery("");
          setThemeId(id);
        }}
      />
      {isSearching && (
        <p role="status" className="text-12 text-mute">
          {shown.length === 0 ? "見つかりませんでした。別の言葉でお試しください。" : `${shown.length}点`}
        </p>
      )}
      <ul className="grid grid-cols-2 gap-2 max-md:grid-cols-3">
        {shown.map((template) => (
          <TemplateButton
            key={template.id}
            template={template}
            isBusy={busyId === template.id}
            isFree={busyId === undefined}
            onChoose={(at) => void choose(template, at)}
          />
        ))}
      </ul>
      <p className="text-12 leading-5 text-mute">
        押すと、いまの場所のレイヤーと入れ替わります。「元に戻す」で戻せます。ドラッグすると、いまのデザインに重ねて置けます。
      </p>
    </div>
  );
}

/** For those who would rather begin with their own words. */
function ArrangeButton() {
  return (
    <CommandButton
      command={openPanelCommands.arrange}
      isLabelled
      className="w-full justify-center border border-ctl font-bold text-deep"
    />
  );
}

interface TemplateButtonProps {
  readonly template: Template;
  readonly isBusy: boolean;
  readonly isFree: boolean;
  /** With the place where it was dropped. */
  readonly onChoose: (at?: Point) => void;
}

function TemplateButton({ template, isBusy, isFree, onChoose }: TemplateButtonProps) {
  const carried = useCarried(onChoose);
  return (
    <li>
      <button
        type="button"
        disabled={!isFree}
        aria-busy={isBusy}
        {...carried}
        className={`grid w-full touch-pan-y gap-1 rounded-ctl border border-line bg-bench p-2 text-12 text-ink transition-colors select-none hover:border-ctl ${isBusy ? "animate-pulse" : ""}`}
        onClick={() => onChoose()}
      >
        <img src={pictureOf(template)} alt="" width={112} height={112} loading="lazy" className="w-full" />
        {template.name}
      </button>
    </li>
  );
}

/** Fetches what the template needs, then adds it; false when something could not be fetched. */
function useLaying(): (template: Template, at?: Point) => Promise<boolean> {
  const session = useSession();
  const { hex } = useGoodsColor();
  return async (template, at) => {
    const { fontIds, stampIds } = needsOf(template);
    const madeFor = workplaceOf(session.store.get());
    try {
      const [stamps] = await Promise.all([loadStamps(stampIds), ...fontIds.map(session.scene.ensureFace)]);
      const make = (area: EditorArea) => placeTemplate(session, template, { area, isDark: isDark(hex), stamps });
      return layTemplate(session, template.name, make, { at, madeFor });
    } catch {
      session.store.complain("テンプレートを読み込めませんでした。接続を確かめて、もう一度お試しください。");
      return false;
    }
  };
}

function pictureOf({ id }: Template): string {
  return new URL(`../../templates/pictures/${id}.webp`, import.meta.url).href;
}

function matches(theme: string, template: Template, query: string): boolean {
  const text = `${template.name} ${template.words} ${theme}`.normalize("NFKC").toLowerCase();
  return query
    .normalize("NFKC")
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
