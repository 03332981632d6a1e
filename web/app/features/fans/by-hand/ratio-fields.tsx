import { AGE_BANDS } from "@surimono/domain/fans";
import { controlStyle } from "@surimono/ui/control-style.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import type { ReactNode } from "react";
import type { UseFormRegister } from "react-hook-form";
import { SEX_NAMES } from "../charts/chart-fills.tsx";
import { showBand, showShare } from "../charts/show-share.ts";
import { type CustomValues, ratioError, type reckonRatios, TYPED_SEXES, type TypedSex } from "./custom-values.ts";

const ALL = 10_000;

interface RatioFieldsProps {
  register: UseFormRegister<CustomValues>;
  values: CustomValues;
  reckoned: ReturnType<typeof reckonRatios>;
  /** Saving was tried, so problems are shown as errors. */
  tried: boolean;
}

/** The sexes, then the ages of each, with a live sum below. */
export function RatioFields({ register, values, reckoned, tried }: RatioFieldsProps) {
  const { totals, sums, ages } = reckoned;
  const both = totals.female + totals.male;
  const ageErrors = TYPED_SEXES.flatMap((sex) => values.ages[sex].flatMap((typed) => ratioError(typed) ?? []));
  return (
    <>
      <fieldset>
        <legend className="font-bold text-20 text-deep">男女の割合</legend>
        <div className="mt-3 grid grid-cols-2 gap-4">
          {TYPED_SEXES.map((sex) => (
            <TextInput
              key={sex}
              label={SEX_NAMES[sex]}
              aside="%"
              inputMode="decimal"
              autoComplete="off"
              {...register(`totals.${sex}`)}
              error={ratioError(values.totals[sex])}
            />
          ))}
        </div>
        <SumLine isWrong={both > ALL} isAsked={both > 0} tried={tried}>
          {both > ALL
            ? `男女の合計が${showShare(both)}です。100%以下にしてください。`
            : `合計 ${showShare(both)}${both > 0 && both < ALL ? `（不明 ${showShare(ALL - both)}）` : ""}`}
        </SumLine>
      </fieldset>
      <fieldset>
        <legend className="font-bold text-20 text-deep">年代の割合</legend>
        <p className="mt-1 text-14">
          ファン全体を100%として入力します。男女それぞれの合計を、上の割合と同じにしてください。わからないときは、空のままにできます。
        </p>
        <table className="mt-3 w-full">
          <thead>
            <tr className="text-left text-14">
              <th scope="col" className="w-24 pb-2 font-normal">
                年代
              </th>
              {TYPED_SEXES.map((sex) => (
                <th key={sex} scope="col" className="pb-2 pl-3 font-bold text-deep">
                  {SEX_NAMES[sex]}（%）
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {AGE_BANDS.map((band, index) => (
              <tr key={band} className="border-line border-t">
                <th scope="row" className="num text-left font-normal text-14">
                  {showBand(band)}
                </th>
                {TYPED_SEXES.map((sex) => (
                  <td key={sex} className="py-1.5 pl-3">
                    <input
                      type="text"
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={`${SEX_NAMES[sex]} ${showBand(band)}`}
                      aria-invalid={ratioError(values.ages[sex][index] ?? "") ? true : undefined}
                      {...register(`ages.${sex}.${index}`)}
                      className={`num h-11 text-right ${controlStyle}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {ageErrors.length > 0 && (
          <SumLine isWrong isAsked tried>
            {ageErrors[0]}
          </SumLine>
        )}
        {sums.female + sums.male > ALL && (
          <SumLine isWrong isAsked tried={tried}>
            年代の合計が{showShare(sums.female + sums.male)}です。100%以下にしてください。
          </SumLine>
        )}
        {TYPED_SEXES.map((sex) => (
          <AgeSum key={sex} sex={sex} sum={sums[sex]} total={totals[sex]} isAsked={ages.length > 0} tried={tried} />
        ))}
      </fieldset>
    </>
  );
}

interface AgeSumProps {
  sex: TypedSex;
  sum: number;
  total: number;
  /** Ages were typed, so they must add up. */
  isAsked: boolean;
  tried: boolean;
}

function AgeSum({ sex, sum, total, isAsked, tried }: AgeSumProps) {
  const isWrong = isAsked && sum !== total;
  const name = SEX_NAMES[sex];
  return (
    <SumLine isWrong={isWrong} isAsked={isAsked} tried={tried}>
      {name}の合計 {showShare(sum)} / {showShare(total)}
      {isWrong &&
        (sum < total
          ? `。${name}の割合より${showShare(total - sum)}少なくなっています。`
          : `。${name}の割合を${showShare(sum - total)}こえています。`)}
    </SumLine>
  );
}

interface SumLineProps {
  isWrong: boolean;
  /** There is something to add up. */
  isAsked: boolean;
  tried: boolean;
  children: ReactNode;
}

/** During typing a wrong sum is only a hint; after a try to save it is an error. */
function SumLine({ isWrong, isAsked, tried, children }: SumLineProps) {
  const tone = isWrong ? (tried ? "text-red-text" : "text-warn") : "text-mute";
  return (
    <p aria-live="polite" className={`num mt-2 flex min-h-5 items-start gap-1.5 text-14 ${tone}`}>
      {isAsked && <Icon name={isWrong ? (tried ? "error" : "warning") : "check"} size={16} className="mt-0.5" />}
      <span>{children}</span>
    </p>
  );
}
