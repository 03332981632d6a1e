import { useId } from "react";

interface ThemeTabsProps {
  /** What is searched for: スタンプ. */
  readonly label: string;
  readonly themes: readonly { readonly id: string; readonly label: string }[];
  /** Undefined while a search shows all themes. */
  readonly chosen: string | undefined;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (themeId: string) => void;
}

/** A search field above, the themes as a row of buttons below. */
export function ThemeTabs({ label, themes, chosen, query, onQuery, onChoose }: ThemeTabsProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={id} className="sr-only">
        {label}をさがす
      </label>
      <input
        id={id}
        type="search"
        className="h-9 w-full rounded-ctl border border-ctl bg-white px-3 text-14 max-md:h-11 max-md:text-16"
        placeholder={`${label}をさがす`}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <fieldset className="flex min-w-0 flex-wrap gap-1.5 max-md:flex-nowrap max-md:overflow-x-auto max-md:pb-1">
        <legend className="sr-only">テーマ</legend>
        {themes.map((theme) => (
          <button
            key={theme.id}
            type="button"
            aria-pressed={theme.id === chosen}
            className={`h-8 shrink-0 rounded-ctl border px-2.5 text-12 whitespace-nowrap transition-colors max-md:h-11 ${theme.id === chosen ? "border-deep bg-deep font-bold text-white" : "border-line text-ink hover:border-ctl"}`}
            onClick={() => onChoose(theme.id)}
          >
            {theme.label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
