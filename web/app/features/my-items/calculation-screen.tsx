import type { AnswerOf } from "@surimono/contract/kernel";
import { type getCalculation, saveCalculation } from "@surimono/contract/my-items";
import { formatNumber, formatYen } from "@surimono/domain/kernel";
import {
  BUYER_SHARE_MAX,
  BUYER_SHARE_MIN,
  FAN_COUNT_MAX,
  profitFromFans,
  USUAL_BUYER_SHARES,
} from "@surimono/domain/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { call } from "#app/session/call.ts";
import { useKeptForm } from "#app/session/use-kept-form.ts";
import { Block } from "#app/ui/block.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Yen } from "#app/ui/price.tsx";
import { queryClient } from "../../query-client.ts";
import { calculationQuery, fansForProfit } from "./my-items.queries.ts";
import { readFanCount, readShare } from "./price/read-calculation.ts";

type Calculation = AnswerOf<typeof getCalculation>;

/** An item for the example. */
const SAMPLE = { sellingPrice: 3400, unitPrice: 2800 };

/** The settings of the profit from fans (rule my-items-profit). */
export function CalculationScreen() {
  const { data, isLoadingError, refetch, isFetching } = useQuery(calculationQuery);
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "利益の計算の設定" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="利益の計算の設定">マイアイテムに出る、利益の目安のもとになります。</PageHeading>
      </div>
      <div className="mt-8">
        {isLoadingError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !isLoadingError && <Skeleton className="h-96 max-w-3xl" />}
        {data && <CalculationForm calculation={data} />}
      </div>
    </main>
  );
}

const percent = (share: number) => String(share / 100);

function CalculationForm({ calculation }: { calculation: Calculation }) {
  const form = useForm({
    defaultValues: {
      fanCount: calculation.fan_count === null ? "" : String(calculation.fan_count),
      lower: percent(calculation.buyer_shares[0]),
      higher: percent(calculation.buyer_shares[1]),
    },
  });
  useKeptForm("calculation", form);
  const { register, handleSubmit, watch, setValue, reset, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ fanCount, lower, higher }) => {
    const fans = readFanCount(fanCount);
    const shares = [readShare(lower), readShare(higher)] as const;
    if (fans === undefined || shares[0] === undefined || shares[1] === undefined) return;
    const answer = await call(saveCalculation, { fan_count: fans, buyer_shares: [shares[0], shares[1]] });
    if (!answer.ok) return setError("root", { message: answer.failure.message });
    queryClient.setQueryData(calculationQuery.queryKey, answer.value);
    void queryClient.invalidateQueries({ queryKey: fansForProfit.queryKey });
    const [less, more] = answer.value.buyer_shares;
    reset({ fanCount, lower: percent(less), higher: percent(more) });
    showToast("利益の計算の設定を保存しました。", { tone: "success" });
  });
  const seen = watch();
  const average = useQuery(fansForProfit).data;
  const fans = readFanCount(seen.fanCount) ?? (average?.isAverage ? average.fan_count : null);
  const shareRule = {
    validate: (typed: string) =>
      readShare(typed) !== undefined ||
      `${BUYER_SHARE_MIN / 100}から${BUYER_SHARE_MAX / 100}までの数字で、小数は2桁までです`,
  };
  return (
    <div className="grid gap-12 md:grid-cols-2 md:gap-16">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
        <TextInput
          label="ファンの数"
          aside="人"
          inputMode="numeric"
          autoComplete="off"
          placeholder="例：1200"
          hint="空のままなら、連携したSNSや手動設定の、ファンの数の平均で計算します。"
          {...register("fanCount", {
            validate: (typed) =>
              readFanCount(typed) !== undefined || `1から${formatNumber(FAN_COUNT_MAX)}までの数字です`,
          })}
          error={errors.fanCount?.message}
        />
        <fieldset>
          <legend className="font-bold text-14 text-deep">購入する方の割合</legend>
          <p className="mt-1 mb-3 text-14">少なめと多めの2とおりで計算します。</p>
          <div className="grid grid-cols-2 gap-4">
            <TextInput
              label="少なめ"
              aside="％"
              inputMode="decimal"
              autoComplete="off"
              {...register("lower", shareRule)}
              error={errors.lower?.message}
            />
            <TextInput
              label="多め"
              aside="％"
              inputMode="decimal"
              autoComplete="off"
              {...register("higher", shareRule)}
              error={errors.higher?.message}
            />
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            保存する
          </Button>
          <Button
            onClick={() => {
              setValue("lower", percent(USUAL_BUYER_SHARES[0]), { shouldDirty: true, shouldValidate: true });
              setValue("higher", percent(USUAL_BUYER_SHARES[1]), { shouldDirty: true, shouldValidate: true });
            }}
          >
            はじめの割合に戻す
          </Button>
        </div>
      </form>
      <Preview fans={fans} shares={[readShare(seen.lower), readShare(seen.higher)]} />
    </div>
  );
}

/** The result of the settings, live. */
function Preview({ fans, shares }: { fans: number | null; shares: readonly (number | undefined)[] }) {
  const { sellingPrice, unitPrice } = SAMPLE;
  const known = shares.filter((share) => share !== undefined).toSorted((left, right) => left - right);
  return (
    <section aria-label="計算の例" className="self-start rounded-card bg-paper p-6 sm:p-8">
      <Block title="計算の例">
        <p className="num mt-3 text-14 leading-relaxed">
          販売価格 <Yen value={sellingPrice} />
          、単価 <Yen value={unitPrice} /> のアイテムなら、1点あたりの利益は{" "}
          <b>
            <Yen value={sellingPrice - unitPrice} />
          </b>{" "}
          です。
        </p>
        {fans === null ? (
          <p className="mt-6 text-14 text-mute">ファンの数を入れると、ここに利益の目安が出ます。</p>
        ) : (
          <dl className="mt-4">
            {profitFromFans(sellingPrice, unitPrice, fans, known).map(({ share, profit }) => (
              <div key={share} className="border-line border-b py-4">
                <dt className="text-14">ファンの{share / 100}％が買うと</dt>
                <dd className="num mt-1 font-bold text-28 text-deep">{formatYen(profit)}</dd>
              </div>
            ))}
          </dl>
        )}
      </Block>
    </section>
  );
}
