import { imageAddress, type ProductCard } from "@surimono/contract/catalogue";
import { FEW_HITS } from "@surimono/domain/catalogue";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import { Price } from "#app/ui/price.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { suggestedWords } from "./suggested-words.ts";

interface SearchHitsProps {
  /** Of the search box. */
  id: string;
  /** The id of a hit, by which the box names the current one. */
  hitId: (index: number) => string;
  hitPath: (hit: ProductCard) => string;
  waiting: boolean;
  hits: readonly ProductCard[];
  /** How many there are in all. */
  total: number;
  /** The one that Enter would open; -1 for none. */
  active: number;
  typed: string;
  /** Where all results of a word are shown. */
  pathOf: (word: string) => string;
}

function NoHits({ typed, pathOf }: Pick<SearchHitsProps, "typed" | "pathOf">) {
  const { data: words = [], isPending } = useQuery(suggestedWords(typed));
  if (isPending) return null;
  return (
    <div className="px-4 py-3 text-14 text-mute">
      <p>{words.length > 0 ? "見つかりませんでした。" : "見つかりませんでした。ほかの言葉でお試しください。"}</p>
      <Meant words={words} pathOf={pathOf} />
    </div>
  );
}

/** Words that find clearly more than the few that were found. */
function FewHits({ typed, pathOf }: Pick<SearchHitsProps, "typed" | "pathOf">) {
  const { data: words = [] } = useQuery(suggestedWords(typed));
  if (words.length === 0) return null;
  return (
    <div className="mt-1 border-line border-t px-4 pt-1 text-14">
      <Meant words={words} pathOf={pathOf} />
    </div>
  );
}

function Meant({ words, pathOf }: Pick<SearchHitsProps, "pathOf"> & { words: readonly string[] }) {
  return words.map((word) => (
    <TextLink key={word} to={pathOf(word)} className="flex min-h-11 items-center">
      もしかして：{word}
    </TextLink>
  ));
}

/** What the search found: a status in words, and the list controlled by the box. */
export function SearchHits({ id, hitId, hitPath, waiting, hits, total, active, typed, pathOf }: SearchHitsProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(hitId(active))?.scrollIntoView?.({ block: "nearest" });
  }, [hitId, active]);
  return (
    <>
      <div role="status">
        {waiting && (
          <p className="flex items-center gap-2 px-4 py-3 text-14 text-mute">
            <Spinner size={16} />
            さがしています
          </p>
        )}
        {!waiting && hits.length === 0 && <NoHits typed={typed} pathOf={pathOf} />}
        {hits.length > 0 && <span className="sr-only">{total}点見つかりました。上下の矢印キーで選べます。</span>}
      </div>
      <div id={`${id}-hits`} role="listbox" aria-label="見つかったアイテム">
        {hits.map((hit, index) => (
          <Link
            key={hit.product_id}
            id={hitId(index)}
            role="option"
            aria-selected={index === active}
            // Reached from the box by the arrow keys.
            tabIndex={-1}
            to={hitPath(hit)}
            className="flex min-h-14 items-center gap-3 px-4 py-1 text-14 hover:bg-paper hover:text-deep aria-selected:bg-tint aria-selected:text-deep"
          >
            <img
              src={imageAddress(hit.images.images[0]?.url ?? "", 120)}
              alt=""
              width={900}
              height={1020}
              decoding="async"
              className="paper w-10 shrink-0 rounded-ctl"
            />
            <span className="min-w-0 flex-1">{hit.name}</span>
            <Price value={hit.lowest_price} from size={14} />
          </Link>
        ))}
      </div>
      {!waiting && hits.length > 0 && total <= FEW_HITS && <FewHits typed={typed} pathOf={pathOf} />}
      {total > hits.length && hits.length > 0 && (
        <Link
          to={pathOf(typed)}
          className="mt-1 flex min-h-11 items-center border-line border-t px-4 font-bold text-14 text-red-text hover:underline"
        >
          {total}点すべてを見る
        </Link>
      )}
    </>
  );
}
