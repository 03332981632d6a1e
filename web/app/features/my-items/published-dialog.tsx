import type { PublishedItem } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { Swatch } from "@surimono/ui/swatch.tsx";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useWayToGoods } from "#app/session/trial-path.ts";
import { askedPart } from "#app/ui/asked-part.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { MyItemPicture } from "./pictures/my-item-picture.tsx";
import { publishedItemQuery } from "./published-items.queries.ts";
import { ReportDialog } from "./shelf/report-dialog.tsx";

/** Below the work, if there is any. */
const WorksAlike = lazyPart(async () => (await import("./works-alike.tsx")).WorksAlike);

const GoodsWindow = askedPart(async () => (await import("#app/ui/goods-window.tsx")).GoodsWindow);

interface PublishedDialogProps {
  productId: number | undefined;
  onClose: () => void;
}

/** All of one work of the gallery, with a link to design the same goods. */
export function PublishedDialog({ productId, onClose }: PublishedDialogProps) {
  const way = useWayToGoods();
  const query = useQuery({ ...publishedItemQuery(productId ?? 0), enabled: productId !== undefined });
  const item = query.data?.product_id === productId ? query.data : undefined;
  return (
    <Dialog
      kind="screen"
      open={productId !== undefined}
      onClose={onClose}
      title={item?.new_name ?? "ギャラリー"}
      actions={
        item && (
          <LinkButton
            to={way(`/items/detail/${item.parent_id}`)}
            variant="primary"
            icon="pencil"
            className="max-sm:flex-1 sm:ml-auto"
          >
            このアイテムでつくる
          </LinkButton>
        )
      }
    >
      {item ? (
        <Work key={item.product_id} item={item} />
      ) : query.isLoadingError ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : query.data === null ? (
        <EmptyState title="この作品は公開されていません" action={<Button onClick={onClose}>ギャラリーを見る</Button>}>
          つくった方が公開をやめたか、リンクがまちがっています。
        </EmptyState>
      ) : (
        <div className="flex justify-center py-24">
          <Spinner size={40} />
        </div>
      )}
    </Dialog>
  );
}

function Work({ item }: { item: PublishedItem }) {
  const [isReporting, setReporting] = useState(false);
  return (
    <div className="page grid gap-8 py-6 md:grid-cols-2 md:gap-12 md:py-8">
      <Pictures item={item} />
      <div className="grid min-w-0 content-start gap-4">
        <h2 className="font-bold text-28">{item.new_name}</h2>
        <p className="flex items-center gap-2 text-14 text-deep">
          <Icon name="user" size={18} />
          <span className="sr-only">つくった方：</span>
          <span className="min-w-0">{item.nickname}</span>
        </p>
        <p className="whitespace-pre-line leading-loose">{item.description}</p>
        <p className="flex items-center gap-2 border-line border-t pt-4 text-14">
          <Swatch color={item.color_value} />
          {item.name}・{item.color_name}
        </p>
        <div>
          <Button variant="quiet" size={36} className="-ml-3 text-mute" onClick={() => setReporting(true)}>
            通報する
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        <WorksAlike productId={item.product_id} />
      </Suspense>
      <ReportDialog open={isReporting} productId={item.product_id} onClose={() => setReporting(false)} />
    </div>
  );
}

function Pictures({ item }: { item: PublishedItem }) {
  const [shown, setShown] = useState(0);
  const [isBig, setBig] = useState(false);
  const pictures = item.image_urls.map((url, index) => {
    const name = `${item.new_name}の画像 ${index + 1}`;
    return { url, name, alt: name };
  });
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-label="画像を拡大する"
        onClick={() => setBig(true)}
        className="paper relative flex aspect-[8/9] w-full cursor-zoom-in items-center justify-center overflow-hidden rounded-card"
      >
        <MyItemPicture
          url={item.image_urls[shown] ?? ""}
          alt={pictures[shown]?.alt ?? ""}
          sizes="(min-width: 880px) 560px, 100vw"
          eager
          className="max-h-[92%] w-auto object-contain"
        />
        <span className="absolute right-2 bottom-2 flex size-9 items-center justify-center rounded-ctl bg-white/85">
          <Icon name="zoom" size={20} />
        </span>
      </button>
      {isBig && <GoodsWindow title={item.new_name} pictures={pictures} start={shown} onClose={() => setBig(false)} />}
      {item.image_urls.length > 1 && (
        <ul className="mt-3 flex gap-2 overflow-x-auto py-1">
          {item.image_urls.map((url, index) => (
            <li key={url} className="shrink-0">
              <button
                type="button"
                aria-label={`画像 ${index + 1}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className="paper flex h-[72px] w-16 items-center justify-center overflow-hidden rounded-ctl border-2 border-transparent aria-pressed:border-red"
              >
                <MyItemPicture url={url} alt="" sizes="64px" className="max-h-full w-auto object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
