import type { WireCart, WireCartLine } from "@surimono/contract/cart";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useStore } from "@surimono/ui/store.ts";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PaperPanel } from "#app/ui/paper-panel.tsx";
import { BulkHint } from "./bulk-hint.tsx";
import { cartQuery } from "./cart.queries.ts";
import { canTakeOut, pendingQuantities, type Removed, settleCart, takeOut } from "./cart-changes.ts";
import { CartLine } from "./cart-line.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { KeepBar } from "./leaving.tsx";
import { RemovedLine } from "./removed-line.tsx";
import { TotalsTable } from "./totals-table.tsx";

interface Gone {
  line: WireCartLine;
  /** Its position in the list. */
  at: number;
  /** Known once it is out. */
  kept: Promise<Removed | undefined>;
}

const nothingPending: ReadonlyMap<string, number> = new Map();

interface CartScreenProps {
  nextPath: string;
  /** May still be loading. */
  couponBox: ComponentType<{ cart: WireCart }>;
  /** The same. */
  estimate: ComponentType;
  /** The same: past the steps that are always filled in alike. */
  asUsual: ComponentType;
}

/** Step 1: goods and quantities. */
export function CartScreen(slots: CartScreenProps) {
  const query = useQuery(cartQuery);
  return (
    <main className="page py-8 md:py-12">
      {query.isPending ? (
        <CartSkeleton />
      ) : query.isLoadingError ? (
        <ErrorState
          title="カートを読み込めませんでした"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Contents cart={query.data} {...slots} />
      )}
    </main>
  );
}

function Contents({ cart, nextPath, ...slots }: CartScreenProps & { cart: WireCart }) {
  const { couponBox: CouponBox, estimate: Estimate, asUsual: AsUsual } = slots;
  const pending = useStore(pendingQuantities, nothingPending);
  const [removed, setRemoved] = useState<readonly Gone[]>([]);
  const lines = cart.lines.filter(({ line_id }) => pending.get(line_id) !== 0);
  const forget = (gone: WireCartLine) => setRemoved((all) => all.filter(({ line }) => line.line_id !== gone.line_id));
  const remove = async (line: WireCartLine) => {
    if (!(await canTakeOut(line))) return;
    const kept = takeOut(line);
    setRemoved((all) => [...all, { line, at: cart.lines.indexOf(line), kept }]);
    if (!(await kept)) forget(line);
  };
  const rows = lines.map((line) => (
    <CartLine
      key={line.line_id}
      line={line}
      pending={pending.get(line.line_id)}
      obstacles={cart.obstacles.filter(({ line_id }) => line_id === line.line_id)}
      hinted={lines.find(({ product_id }) => product_id === line.product_id) === line}
      onRemove={() => void remove(line)}
    />
  ));
  for (const { at, ...gone } of removed)
    rows.splice(at, 0, <RemovedLine key={`removed-${gone.line.line_id}`} {...gone} onBack={() => forget(gone.line)} />);
  if (rows.length === 0) return <EmptyCart />;
  return (
    <div className="side-columns gap-8 lg:gap-16">
      <div>
        <PageHeading title="カート">
          {lines.length}種類・{formatNumber(cart.totals.quantity)}点
        </PageHeading>
        <KeepBar lines={lines} />
        <ul className="mt-6 border-deep border-t">{rows}</ul>
        {lines.length === 0 && <p className="mt-6">カートは空になりました。</p>}
        <LinkButton to="/my-items" variant="quiet" icon="plus" className="mt-4 -ml-5 text-red-text">
          ほかのアイテムを追加する
        </LinkButton>
      </div>
      {lines.length > 0 && (
        <PaperPanel title="お支払い金額">
          <TotalsTable totals={cart.totals} busy={pending.size > 0} />
          <BulkHint next={cart.next_bulk_discount} />
          <Suspense fallback={<div className={`mt-5 border-line border-y ${cart.coupon ? "h-[74px]" : "h-40"}`} />}>
            <CouponBox cart={cart} />
          </Suspense>
          <NextButton blocked={cart.obstacles.length > 0} path={nextPath} />
          {/* Names and numbers are often known only after the estimate: the server makes one without them. */}
          {cart.obstacles.every(({ code }) => code === "cart/roster-missing") && (
            <Suspense fallback={<div className="mt-2 h-12" />}>
              <Estimate />
            </Suspense>
          )}
          {cart.obstacles.length === 0 && (
            <Suspense fallback={null}>
              <AsUsual />
            </Suspense>
          )}
        </PaperPanel>
      )}
    </div>
  );
}

function NextButton({ blocked, path }: { blocked: boolean; path: string }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const goOn = async () => {
    setBusy(true);
    const isSaved = await settleCart();
    setBusy(false);
    if (isSaved) await navigate(path);
  };
  return (
    <>
      <Button
        variant="primary"
        size={56}
        wide
        className="mt-5"
        iconAfter="arrow-right"
        pending={busy}
        disabled={blocked}
        onClick={() => void goOn()}
      >
        お届け先へすすむ
      </Button>
      {blocked && (
        <p className="mt-2 text-12 text-warn">注文できない商品があります。商品の下の案内をご確認ください。</p>
      )}
    </>
  );
}
