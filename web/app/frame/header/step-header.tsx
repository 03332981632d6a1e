import { Icon } from "@surimono/ui/icon.tsx";
import { Stepper } from "@surimono/ui/stepper.tsx";
import { HomeLogo } from "./logo.tsx";

interface StepHeaderProps {
  steps?: readonly string[];
  /** Counted from 1. */
  current?: number;
}

/** The cart's header: logo and steps, no navigation, so that nothing leads away from the order. */
export function StepHeader({ steps = [], current = 1 }: StepHeaderProps) {
  return (
    <header className="border-line border-b bg-white print:hidden">
      <div className="page flex items-center gap-x-6 gap-y-3 py-4 max-md:flex-wrap md:h-[95px]">
        <HomeLogo withReading />
        <div className="flex flex-1 justify-center max-md:order-last max-md:basis-full">
          {steps.length > 0 && <Stepper label="注文の手順" steps={steps} current={current} />}
        </div>
        <p className="flex items-center gap-1.5 text-12 text-mute max-md:ml-auto">
          <Icon name="lock" size={16} />
          <span className="max-sm:sr-only">安全にお手続きいただけます</span>
        </p>
      </div>
    </header>
  );
}
