import { Slider } from "@surimono/ui/slider.tsx";

interface CurveSliderProps {
  /** Thousandths of a degree. */
  readonly value: number;
  /** Undefined for a straight line. */
  readonly onChange: (curve: number | undefined) => void;
}

const MOST = 360;
const STEP = 5;

/** Right for an arch, left for a bowl; the middle is straight. */
export function CurveSlider({ value, onChange }: CurveSliderProps) {
  const angle = value / 1000;
  return (
    <Slider
      label="カーブ"
      value={angle}
      min={-MOST}
      max={MOST}
      step={STEP}
      text={`${Math.round(angle)}°`}
      onChange={(next) => onChange(next === 0 ? undefined : next * 1000)}
    />
  );
}
