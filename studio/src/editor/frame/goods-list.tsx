import { Button } from "@surimono/ui/button.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import { useEffect, useMemo, useState } from "react";
import { answerOf } from "../keeping/design-server.ts";
import type { GoodsCard, OtherGoods } from "../model/other-goods.ts";
import { useEditorProps, useSession } from "../session/session-context.ts";
import { type CardPainter, createCardPainter } from "./card-painter.ts";
import { CardPicture } from "./card-picture.tsx";

const TYPING_REST_MS = 300;

type Found = { readonly items: readonly GoodsCard[]; readonly total: number } | "loading" | "failed";

interface GoodsListProps {
  readonly goods: OtherGoods;
  readonly opening: number | undefined;
  readonly onChoose: (card: GoodsCard) => void;
}

/** The catalogue, searched by words, page by page. */
export function GoodsList({ goods, opening, onChoose }: GoodsListProps) {
  const session = useSession();
  const { artUrl } = useEditorProps();
  const painter = useMemo(() => createCardPainter({ session, goods, artUrl }), [session, goods, artUrl]);
  const [words, setWords] = useState("");
  const [found, setFound] = useState<Found>("loading");
  const [tries, setTries] = useState(0);
  const [isMoreLoading, setMoreLoading] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again
  useEffect(() => {
    let isCurrent = true;
    setFound("loading");
    const timer = setTimeout(
      async () => {
        const answer = await answerOf(goods.find(words, 0));
        if (isCurrent) setFound(answer?.ok ? answer.value : "failed");
      },
      words === "" ? 0 : TYPING_REST_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [goods, words, tries]);

  async function more(known: readonly GoodsCard[]): Promise<void> {
    setMoreLoading(true);
    const answer = await answerOf(goods.find(words, known.length));
    setMoreLoading(false);
    if (answer?.ok) setFound({ ...answer.value, items: [...known, ...answer.value.items] });
  }

  return (
    <>
      <label className="flex items-center gap-2 rounded-ctl border border-ctl px-3 focus-within:border-red">
        <StudioIcon name="search" size={18} className="text-mute" />
        <span className="sr-only">アイテムを検索</span>
        <input
          type="search"
          placeholder="Tシャツ、トート、マグ…"
          className="h-11 w-full min-w-0 bg-transparent text-16 text-deep outline-none placeholder:text-mute"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <div className="mt-4 min-h-80" aria-busy={found === "loading"}>
        {found === "loading" && <Skeleton />}
        {found === "failed" && (
          <p role="alert" className="text-14 text-deep">
            アイテムを読み込めませんでした。
            <button type="button" className="min-h-11 px-2 text-red-text underline" onClick={() => setTries(tries + 1)}>
              もう一度読み込む
            </button>
          </p>
        )}
        {typeof found === "object" && found.items.length === 0 && (
          <p className="text-14 text-mute">見つかりませんでした。別の言葉でお試しください。</p>
        )}
        {typeof found === "object" && (
          <>
            <ul className="grid grid-cols-4 gap-3 max-md:grid-cols-2">
              {found.items.map((card) => (
                <Card
                  key={card.itemId}
                  card={card}
                  painter={painter}
                  isBusy={opening === card.itemId}
                  onChoose={onChoose}
                />
              ))}
            </ul>
            {found.items.length < found.total && (
              <p className="mt-4 flex justify-center">
                <Button size={44} pending={isMoreLoading} onClick={() => void more(found.items)}>
                  もっと見る
                </Button>
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}

interface CardProps {
  readonly card: GoodsCard;
  readonly painter: CardPainter;
  readonly isBusy: boolean;
  readonly onChoose: (card: GoodsCard) => void;
}

function Card({ card, painter, isBusy, onChoose }: CardProps) {
  return (
    <li>
      <button
        type="button"
        aria-busy={isBusy}
        className="block w-full rounded-ctl border border-line p-2 text-left transition-colors hover:border-ctl hover:bg-paper"
        onClick={() => onChoose(card)}
      >
        <span className="relative block rounded-ctl bg-paper">
          <CardPicture card={card} painter={painter} />
          {isBusy && (
            <span className="absolute inset-0 grid place-items-center">
              <Spinner size={20} />
            </span>
          )}
        </span>
        <span className="mt-1.5 line-clamp-2 min-h-10 text-14 leading-tight font-bold text-deep">{card.name}</span>
        <span className="num mt-1 block text-12 text-ink">{card.priceText}</span>
      </button>
    </li>
  );
}

function Skeleton() {
  return (
    <div role="status" aria-label="アイテムを読み込んでいます" className="grid grid-cols-4 gap-3 max-md:grid-cols-2">
      {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
        <div key={key} className="h-52 animate-pulse rounded-ctl bg-paper" />
      ))}
    </div>
  );
}
