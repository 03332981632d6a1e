import type { Product } from "@surimono/contract/catalogue";
import type { TaxDivision } from "@surimono/domain/catalogue";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { itemDetail, itemTags, printMethods, taxDivisions } from "./catalogue.queries.ts";
import type { ChosenWorks } from "./detail/chosen-works.ts";
import { DETAIL_TITLE, ItemDetail } from "./detail/item-detail.tsx";
import { type Asked, useErrorPage } from "./detail/use-error-page.ts";
import { useNoteChecked } from "./use-note-checked.ts";

/** Few links outlive their goods. */
const NoLongerSold = lazyPart(async () => (await import("./detail/no-longer-sold.tsx")).NoLongerSold);

const NoSuchItem = lazyPart(async () => (await import("./detail/no-such-item.tsx")).NoSuchItem);

interface ItemDetailDialogProps {
  /** Undefined or not a number: no item is named. */
  productId: number | undefined;
  onClose: () => void;
  /** The mark for a favourite of the member's. */
  heart?: ((product: Product) => ReactNode) | undefined;
  /** The member's drafts of it; `isWaiting` until they are known. */
  begun?: ReactNode;
  /** Below the facts: what buyers say. */
  below?: ((product: Product) => ReactNode) | undefined;
  /** What buyers give it. */
  stars?: ((product: Product) => ReactNode) | undefined;
  isWaiting?: boolean;
  /** Preset colours that the list is filtered by: the item opens in the colour that its card shows. */
  wantedColors?: readonly number[];
  /** Opened to be tried, perhaps by a guest, who may not ask for the tax rates. */
  trial?: Trial | undefined;
}

interface Trial extends Asked {
  /** Of the item's division; undefined until it is known. */
  readonly taxRate: number | undefined;
  readonly onStart: (works: ChosenWorks) => void;
}

/** The address's item, over the list. Failures go to the error page (rule catalogue-detail-error). */
export function ItemDetailDialog(props: ItemDetailDialogProps) {
  const { productId, onClose, heart, begun, below, stars, isWaiting = false, wantedColors = [], trial } = props;
  const product = useQuery({ ...itemDetail(productId ?? 0), enabled: productId !== undefined });
  const taxes = useQuery({ ...taxDivisions, enabled: !trial });
  // Goods no longer sold cannot be tried either, and the page says so.
  const isSold = product.data && !product.data.withdrawn;
  useErrorPage(product, taxes, isSold ? trial : undefined);
  // Requested together, so that nothing late moves what is being read.
  const methods = useQuery(printMethods);
  const tags = useQuery({ ...itemTags(productId ?? 0), enabled: productId !== undefined });
  useTitle(product.data?.name);
  useNoteChecked(product.data ?? undefined);
  const divisions = trial ? divisionsOf(product.data, trial.taxRate) : taxes.data;
  if (product.data?.withdrawn) {
    return (
      <Dialog open onClose={onClose} kind="screen" title={DETAIL_TITLE}>
        <Suspense fallback={null}>
          <NoLongerSold product={product.data} />
        </Suspense>
      </Dialog>
    );
  }
  if (product.data && divisions && !tags.isPending && !methods.isPending && !isWaiting) {
    return (
      <ItemDetail
        key={product.data.product_id}
        product={product.data}
        divisions={divisions}
        heart={heart?.(product.data)}
        begun={begun}
        below={below?.(product.data)}
        stars={stars?.(product.data)}
        wantedColors={wantedColors}
        onClose={onClose}
        {...(trial && { onTrial: trial.onStart })}
      />
    );
  }
  const missing = productId === undefined || product.data === null;
  return (
    <Dialog open onClose={onClose} kind="screen" title={DETAIL_TITLE}>
      <Suspense fallback={null}>{missing ? <NoSuchItem /> : <Waiting />}</Suspense>
    </Dialog>
  );
}

/** The page names the item once it is known. */
function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const before = document.title;
    const title = `${name}｜SURIMONO`;
    document.title = title;
    return () => {
      // By now another page has set its own title; the same page, without the item, has not.
      if (document.title === title) document.title = before;
    };
  }, [name]);
}

function divisionsOf(product: Product | null | undefined, rate: number | undefined): TaxDivision[] | undefined {
  return product && rate !== undefined ? [{ divisionId: product.division_id, rate }] : undefined;
}

function Waiting() {
  return (
    <div role="status" aria-label="アイテムを読み込んでいます" className="page grid gap-8 py-6 md:grid-cols-2 md:py-8">
      <Skeleton className="aspect-[900/1020] w-full rounded-card" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  );
}
