import { classNames } from "@surimono/ui/class-names.ts";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size"> {
  children: ReactNode;
  /** A second line, such as why it cannot be chosen. */
  note?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function Checkbox({ children, note, className, ...input }: CheckboxProps) {
  return (
    <label
      className={classNames(
        "group flex min-h-11 items-start gap-3 py-2.5 text-ink has-disabled:cursor-not-allowed has-disabled:text-mute",
        className,
      )}
    >
      <span className="relative mt-0.5 inline-flex size-5 shrink-0">
        <input
          type="checkbox"
          {...input}
          className="peer size-5 appearance-none rounded-ctl border border-ctl bg-white transition-colors checked:border-red-text checked:bg-red-text disabled:border-line disabled:bg-bench group-hover:not-disabled:not-checked:border-deep aria-invalid:border-2 aria-invalid:border-red-text"
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="pointer-events-none absolute inset-0 hidden fill-none stroke-2 stroke-white peer-checked:block peer-disabled:stroke-mute"
        >
          <path d="m5 10.5 3.5 3.5 6.5-7.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <span className="min-w-0 flex-1">
        {children}
        {note && <span className="mt-0.5 block text-12 text-mute">{note}</span>}
      </span>
    </label>
  );
}
