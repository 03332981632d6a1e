import type { WireAddress } from "@surimono/contract/delivery";
import { saveReturnAddress } from "@surimono/contract/warehouse";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { AddressFields } from "#app/features/delivery/address-fields.tsx";
import { AddressSkeleton } from "#app/features/delivery/address-skeleton.tsx";
import { type AddressWords, addressResolver, wordsOf } from "#app/features/delivery/address-words.ts";
import { addressesQuery } from "#app/features/delivery/delivery.queries.ts";
import { showProblems } from "#app/features/delivery/save-address-words.ts";
import {
  type ReturnAddress,
  readWarehouseAgain,
  returnAddressQuery,
} from "#app/features/warehouse/warehouse.queries.ts";
import { WarehousePage } from "#app/features/warehouse/warehouse-page.tsx";
import { WAREHOUSE_PATH } from "#app/features/warehouse/warehouse-paths.ts";
import { call } from "#app/session/call.ts";
import { useKeptForm } from "#app/session/use-kept-form.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Where what is stored goes back to. */
export function ReturnAddressOfMember() {
  const query = useQuery(returnAddressQuery);
  const book = useQuery(addressesQuery);
  return (
    <WarehousePage
      title="返送先の住所"
      lead="お預かりの期限が過ぎたときや、すべて返送するときに、商品をお送りする住所です。"
      isBelow
    >
      <div className="max-w-2xl">
        {query.data !== undefined && !book.isPending ? (
          <ReturnAddressForm kept={query.data} usual={book.data?.[0]} />
        ) : query.isLoadingError ? (
          <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
        ) : (
          <AddressSkeleton />
        )}
      </div>
    </WarehousePage>
  );
}

interface ReturnAddressFormProps {
  kept: ReturnAddress | null;
  /** The default of the address book: where it goes most likely. */
  usual: WireAddress | undefined;
}

function ReturnAddressForm({ kept, usual }: ReturnAddressFormProps) {
  const form = useForm<AddressWords>({ resolver: addressResolver, defaultValues: wordsOf(kept ?? usual) });
  useKeptForm("return-address", form);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (words) => {
    const answer = await call(saveReturnAddress, words);
    if (!answer.ok) return showProblems(form, answer.failure);
    form.reset(words);
    await readWarehouseAgain();
    showToast("返送先を保存しました。", { tone: "success" });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="@container grid gap-1">
      {!kept && (
        <div className="mb-4">
          <Notice tone="warn">
            返送先がまだ登録されていません。
            {usual && "いつものお届け先を入れてあります。よろしければ、そのまま保存してください。"}
          </Notice>
        </div>
      )}
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <AddressFields form={form} />
      <div className="mt-3 flex flex-col gap-3 @md:flex-row-reverse @md:justify-start">
        <Button type="submit" variant="primary" pending={isSubmitting}>
          保存する
        </Button>
        <LinkButton to={WAREHOUSE_PATH}>倉庫に戻る</LinkButton>
      </div>
    </form>
  );
}
