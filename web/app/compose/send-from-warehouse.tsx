import { ErrorState } from "@surimono/ui/error-state.tsx";
import { useStore } from "@surimono/ui/store.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { AddressChoice } from "#app/features/delivery/address-choice.tsx";
import { AddressSkeleton } from "#app/features/delivery/address-skeleton.tsx";
import { addressesQuery } from "#app/features/delivery/delivery.queries.ts";
import { DestinationMode } from "#app/features/delivery/destination-mode.tsx";
import { newDestination, SingleWish } from "#app/features/delivery/several.ts";
import { wishElsewhere } from "#app/features/delivery/wish-elsewhere.ts";
import { beginSending } from "#app/features/warehouse/begin-sending.ts";
import { PiecesFields } from "#app/features/warehouse/pieces-fields.tsx";
import type { SendingReview } from "#app/features/warehouse/sending.queries.ts";
import { changeSending, type SendingDraft, sendingDraft } from "#app/features/warehouse/sending-draft.ts";
import { sentLines } from "#app/features/warehouse/sent-lines.ts";
import { freeOf } from "#app/features/warehouse/stock-words.ts";
import { type Warehouse, warehouseQuery } from "#app/features/warehouse/warehouse.queries.ts";
import { WarehousePage } from "#app/features/warehouse/warehouse-page.tsx";
import { draftPath, SEND_CONFIRM_PATH, WAREHOUSE_PATH } from "#app/features/warehouse/warehouse-paths.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { SendPanel } from "./send-panel.tsx";
import { SendToSeveral } from "./send-to-several.tsx";
import { oneDestination } from "./sending-input.ts";

/** What is sent from the warehouse, and where to. `productId`: the item from which it was begun. */
export function SendFromWarehouse({ productId }: { productId: number | undefined }) {
  const query = useQuery({ ...warehouseQuery, refetchOnMount: "always" });
  const draft = useStore(sendingDraft, undefined);
  const warehouse = query.data;
  const navigate = useNavigate();
  useEffect(() => {
    if (!warehouse) return;
    void beginSending({ productId, pieces: suggested(warehouse, productId) }).then((isBegun) => {
      const other = sendingDraft.get();
      if (!isBegun && other) void navigate(draftPath(other), { replace: true });
    });
  }, [warehouse, productId, navigate]);
  const isBegun = draft && draft.productId === productId && !draft.isReturn;
  return (
    <WarehousePage title="倉庫から発送" lead="送る数とお届け先をえらびます。" isBelow>
      {warehouse && freeOf(warehouse.items) === 0 ? (
        <EmptyState
          title={warehouse.on_hand > 0 ? "すべて発送の準備中です" : "お預かりしている商品はありません"}
          action={<LinkButton to={WAREHOUSE_PATH}>倉庫に戻る</LinkButton>}
        />
      ) : warehouse && isBegun ? (
        <Sending warehouse={warehouse} draft={draft} />
      ) : query.isLoadingError ? (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <AddressSkeleton />
      )}
    </WarehousePage>
  );
}

/** One piece where nothing else can be meant. */
function suggested({ items }: Warehouse, productId: number | undefined): Record<string, number> {
  const free = (items.find((item) => item.product_id === productId)?.stocks ?? []).filter(
    ({ surimono_num }) => surimono_num > 0,
  );
  const [only, another] = free;
  return only && !another ? { [only.stored_id]: 1 } : {};
}

function Sending({ warehouse, draft }: { warehouse: Warehouse; draft: SendingDraft }) {
  const navigate = useNavigate();
  const book = useQuery(addressesQuery).data;
  const [obstacles, setObstacles] = useState<SendingReview["obstacles"]>([]);
  const note = (review: SendingReview) => setObstacles(review.obstacles);
  const everything = warehouse.items.flatMap(({ stocks }) => stocks);
  const lines = sentLines(everything, draft.pieces);
  const free = sentLines(everything, Object.fromEntries(everything.map((one) => [one.stored_id, one.surimono_num])));
  const goOn = () => void navigate(SEND_CONFIRM_PATH);
  const wishAt = (addressId: string) => (addressId === draft.addressId ? draft.wish : wishElsewhere(draft.wish));
  const switchTo = async (several: boolean) => {
    const chosen =
      book?.find(({ address_id }) => address_id === draft.addressId) ?? book?.find(({ kind }) => kind !== "sender");
    const isFirst = several && draft.destinations.length === 0 && chosen;
    changeSending({
      several,
      ...(isFirst && {
        destinations: [newDestination(chosen, chosen.address_id, [], wishAt(chosen.address_id))],
      }),
    });
  };
  const heading = (
    <>
      <section aria-labelledby="pieces-heading">
        <h2 id="pieces-heading" className="mb-3 font-bold text-20">
          送るもの
        </h2>
        <PiecesFields
          items={warehouse.items}
          firstId={draft.productId}
          pieces={draft.pieces}
          obstacles={obstacles}
          onChange={(pieces) => changeSending({ pieces })}
        />
      </section>
      <h2 className="mt-10 font-bold text-20">お届け先</h2>
      <DestinationMode isSeveral={draft.several} onSwitch={switchTo} />
    </>
  );
  if (draft.several) return <SendToSeveral {...{ heading, draft, lines, free }} onReview={note} onGoOn={goOn} />;
  return (
    <AddressChoice
      heading={heading}
      chosen={draft.addressId}
      onPick={(addressId) => changeSending({ addressId, wish: wishAt(addressId) })}
      below={(addressId) => (
        <SingleWish
          addressId={addressId}
          wish={wishAt(addressId)}
          onChange={(wish) => changeSending({ addressId, wish })}
        />
      )}
      onFirst={(addressId) => {
        changeSending({ addressId });
        if (lines.length > 0) goOn();
      }}
    >
      {(addressId) => (
        <SendPanel
          lines={lines}
          destinations={
            addressId === undefined
              ? undefined
              : oneDestination({ ...draft, wish: wishAt(addressId) }, addressId, lines)
          }
          onReview={note}
          onGoOn={() => {
            changeSending({ addressId, ...(addressId !== undefined && { wish: wishAt(addressId) }) });
            goOn();
          }}
        />
      )}
    </AddressChoice>
  );
}
