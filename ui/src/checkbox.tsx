import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";

interface CheckSquareProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size" | "className"> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The square alone, for a label of another shape; that label is the `group` whose hovering it shows. */
export function CheckSquare(input: CheckSquareProps) {
  return (
    <span className="relative inline-flex size-5 shrink-0">
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
  );
}

interface CheckboxProps extends CheckSquareProps {
  children: ReactNode;
  /** A second line, such as why it cannot be chosen. */
  note?: ReactNode;
  /** 32 for panels of tools; a finger gets its 44 px there too. */
  size?: 32 | 44 | undefined;
  className?: string | undefined;
}

const sizes = {
  32: "min-h-8 gap-2 py-1.5 text-14 max-md:min-h-11 max-md:py-3",
  44: "min-h-11 gap-3 py-2.5",
};

export function Checkbox({ children, note, size = 44, className, ...input }: CheckboxProps) {
  return (
    <label
      className={classNames(
        "group flex items-start text-ink has-disabled:cursor-not-allowed has-disabled:text-mute",
        sizes[size],
        className,
      )}
    >
      <span className={size === 44 ? "mt-0.5 flex" : "flex"}>
        <CheckSquare {...input} />
      </span>
      <span className="min-w-0 flex-1">
        {children}
        {note && <span className="mt-0.5 block text-12 text-mute">{note}</span>}
      </span>
    </label>
  );
}
