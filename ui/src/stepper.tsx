import { Icon } from "./icon.tsx";

interface StepperProps {
  label: string;
  steps: readonly string[];
  /** Counted from 1 (rule cart-steps). */
  current: number;
}

/** The current step in a numbered flow. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex w-full max-w-xl">
      {steps.map((step, index) => {
        const number = index + 1;
        const state = number < current ? "done" : number === current ? "here" : "ahead";
        const dot = {
          done: "border-deep bg-white text-deep",
          here: "border-red-text bg-red-text text-white",
          ahead: "border-ctl bg-white text-mute",
        }[state];
        return (
          <li
            key={step}
            aria-current={state === "here" ? "step" : undefined}
            className="relative flex flex-1 flex-col items-center gap-1"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute top-3.5 right-[calc(50%+14px)] h-px w-[calc(100%-28px)] ${number <= current ? "bg-deep" : "bg-line"}`}
              />
            )}
            <span
              className={`num relative flex size-7 items-center justify-center rounded-full border font-bold text-14 ${dot}`}
            >
              {state === "done" ? <Icon name="check" size={16} /> : number}
            </span>
            <span className={`text-12 ${state === "here" ? "font-bold text-red-text" : "text-mute"}`}>
              {step}
              {state === "done" && <span className="sr-only">（完了）</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
