import { PRICE_SLIDER } from "@surimono/domain/catalogue";
import { formatNumber } from "@surimono/domain/kernel";
import { RangeSlider } from "@surimono/ui/range-slider.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useState } from "react";

type Range = readonly [number, number];

interface PriceRangeProps {
  value: Range;
  onChange: (value: Range) => void;
}

const { lowest, highest, step } = PRICE_SLIDER;

/** Slider and two boxes for one pair of bounds (rule catalogue-price-slider). */
export function PriceRange({ value, onChange }: PriceRangeProps) {
  const [lower, upper] = value;
  return (
    <fieldset className="mb-4">
      <legend className="mb-1.5 font-bold text-14 text-deep">価格（税込）</legend>
      <div className="px-1">
        <RangeSlider
          label="価格"
          min={lowest}
          max={highest}
          step={step}
          value={[lower, upper]}
          onChange={onChange}
          valueText={(price) => `${formatNumber(price)}円`}
        />
      </div>
      <div className="flex items-start gap-2">
        <PriceBox label="価格の下限" price={lower} onPrice={(price) => onChange([Math.min(price, upper), upper])} />
        <span className="mt-3">〜</span>
        <PriceBox label="価格の上限" price={upper} onPrice={(price) => onChange([lower, Math.max(price, lower)])} />
      </div>
    </fieldset>
  );
}

/** Takes the number on leaving the field, so that half a number moves nothing. */
function PriceBox({ label, price, onPrice }: { label: string; price: number; onPrice: (price: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const digits = (typed ?? "").normalize("NFKC").replace(/[^\d]/g, "");
    if (digits !== "") onPrice(Math.min(Number(digits), highest));
    setTyped(undefined);
  };
  return (
    <TextInput
      label={label}
      hideLabel
      inputMode="numeric"
      className="num flex-1"
      value={typed ?? formatNumber(price)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => typed !== undefined && commit()}
      // The Enter of an input method only confirms its conversion.
      onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && typed !== undefined && commit()}
    />
  );
}
