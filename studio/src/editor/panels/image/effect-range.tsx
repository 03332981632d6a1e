import type { PictureEffect } from "@surimono/domain/designs";
import { Slider } from "@surimono/ui/slider.tsx";
import { millimetres } from "../fields/lengths.ts";

/** What the fields of one kind of effect are given. `field` makes one step of what a hand does in one go. */
export interface EffectProps<Kind extends PictureEffect["kind"]> {
  readonly effect: Extract<PictureEffect, { readonly kind: Kind }>;
  readonly set: (next: PictureEffect, field: string) => void;
}

interface RangeProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function Range({ unit, ...range }: RangeProps & { readonly unit: string }) {
  return <Slider {...range} text={`${range.value}${unit}`} />;
}

const LENGTH_STEP = 50;

/** Micrometres, shown as millimetres. */
export function Length(range: RangeProps) {
  return <Slider {...range} step={LENGTH_STEP} text={`${millimetres(range.value)} mm`} />;
}
