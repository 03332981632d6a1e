import type { ProductCard } from "@surimono/contract/catalogue";
import { controlStyle } from "@surimono/ui/control-style.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { type FormEvent, type KeyboardEvent, Suspense, useState } from "react";
import { createPath, useLocation, useNavigate } from "react-router";
import { sayOffline } from "#app/session/say-offline.ts";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { useDisclosure } from "../menus/use-disclosure.ts";
import { useProductSearch } from "./use-product-search.ts";

/**
 * Loaded during a pause in typing; if its code fails to load, there is no message, as with a failed search (rule errors-silent).
 */
const SearchHits = lazyPart(async () => (await import("#app/features/catalogue/search-hits.tsx")).SearchHits);

interface SearchBoxProps {
  id: string;
  placeholder?: string;
  /** Results push down what follows, instead of floating above it. */
  inline?: boolean;
}

/** A combobox: the focus stays in the box while the arrow keys move through the results. */
export function SearchBox({ id, placeholder = "アイテム・タグでさがす", inline = false }: SearchBoxProps) {
  const [text, setText] = useState("");
  const { isEmpty, waiting, failed, hits, total } = useProductSearch(text);
  const { shown, active, show, onKeyDown, ref } = useHitKeys(isEmpty || failed, hits.length);
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const hitId = (index: number) => `${id}-hit-${index}`;
  const way = useWayToGoods();
  const hitPath = ({ product_id }: ProductCard) => way(`/items/detail/${product_id}`);
  const pathOf = (word: string) => way(`/items?${new URLSearchParams({ search: word })}`);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    if (!navigator.onLine) return sayOffline();
    const hit = shown ? hits[active] : undefined;
    show(false);
    const path = hit ? hitPath(hit) : pathOf(text.trim());
    // Like a link: repeating the same search adds no history entry.
    void navigate(path, { replace: path === here });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>
    <form role="search" ref={ref} onSubmit={submit} className="relative">
      <label htmlFor={id} className="sr-only">
        キーワードで検索
      </label>
      <Icon name="search" className="pointer-events-none absolute top-3 left-3.5" />
      <input
        id={id}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown && hits.length > 0}
        aria-controls={`${id}-hits`}
        aria-activedescendant={shown && hits[active] ? hitId(active) : undefined}
        value={text}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => show(true)}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          show(true);
        }}
        className={`h-11 pl-11 [&::-webkit-search-cancel-button]:grayscale ${controlStyle}`}
      />
      <div
        hidden={!shown}
        className={
          inline
            ? "-mt-1 rounded-b-ctl border-line border-x border-b pt-3 pb-2"
            : "absolute inset-x-0 top-full z-10 mt-2 max-h-[80dvh] overflow-y-auto rounded-card bg-white py-2 shadow-float"
        }
      >
        {!isEmpty && (
          <Suspense fallback={null}>
            <SearchHits id={id} {...{ hitId, hitPath, waiting, hits, total, active, pathOf }} typed={text.trim()} />
          </Suspense>
        )}
      </div>
    </form>
  );
}

/** Whether the results are shown, and which of them the arrow keys are on; -1 for none. */
function useHitKeys(nothingToShow: boolean, count: number) {
  const { open, setOpen, ref } = useDisclosure<HTMLFormElement>();
  const [active, setActive] = useState(-1);
  const shown = open && !nothingToShow;
  const show = (next: boolean) => {
    setOpen(next);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method's keys choose among its own suggestions.
    if (event.nativeEvent.isComposing) return;
    // The first Escape closes the results; only a second one reaches the browser, which empties the box, or the drawer.
    if (event.key === "Escape" && shown) {
      event.preventDefault();
      event.stopPropagation();
      show(false);
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (!shown) return show(true);
    const step = event.key === "ArrowDown" ? 1 : -1;
    // One more position than results: the box itself, between the last and the first.
    const places = count + 1;
    setActive((before) => ((before + 1 + step + places) % places) - 1);
  };
  return { shown, active, show, onKeyDown, ref };
}
