import type { Product } from "@surimono/contract/catalogue";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { itemDetail, taxDivisions } from "./catalogue.queries.ts";
import { useRememberChecked } from "./checked-items.ts";
import { DETAIL_TITLE, ItemDetail } from "./item-detail.tsx";
import { useErrorPage } from "./use-error-page.ts";

interface ItemDetailDialogProps {
  /** Undefined or not a number: no item is named. */
  productId: number | undefined;
  onClose: () => void;
  /** The mark for a favourite of the member's. */
  heart?: ((product: Product) => ReactNode) | undefined;
}

/** The item of an address, over the list. What fails here goes to the error page (spec §8). */
export function ItemDetailDialog({ productId, onClose, heart }: ItemDetailDialogProps) {
  const product = useQuery({ ...itemDetail(productId ?? 0), enabled: productId !== undefined });
  const taxes = useQuery(taxDivisions);
  useErrorPage(product.error ?? taxes.error);
  useRememberChecked(product.data ?? undefined);
  if (product.data && taxes.data) {
    return (
      <ItemDetail
        key={product.data.product_id}
        product={product.data}
        divisions={taxes.data}
        heart={heart?.(product.data)}
        onClose={onClose}
      />
    );
  }
  const missing = productId === undefined || product.data === null;
  return (
    <Dialog open onClose={onClose} kind="screen" title={DETAIL_TITLE}>
      {missing ? <NoSuchItem /> : <Waiting />}
    </Dialog>
  );
}

function NoSuchItem() {
  const navigate = useNavigate();
  return (
    <EmptyState
      title="アイテムが見つかりませんでした"
      action={<Button onClick={() => void navigate("/items")}>アイテム一覧を見る</Button>}
    >
      お取り扱いを終えたか、アドレスがちがうようです。
    </EmptyState>
  );
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
