import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";

interface RadioCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "title"> {
  title: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice of a radio group, drawn as a card. Put them in a `fieldset` with a `legend`, and give them one `name`. */
export function RadioCard({ title, children, className, ...input }: RadioCardProps) {
  return (
    <label
      className={classNames(
        "relative flex min-h-12 items-start gap-3 rounded-ctl border border-ctl bg-white p-3 transition-colors hover:border-deep",
        "has-checked:border-red has-checked:bg-tint has-checked:shadow-[inset_0_0_0_0.5px_var(--color-red)]",
        "has-focus-visible:outline-3 has-focus-visible:outline-red has-focus-visible:outline-offset-2",
        "has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-bench has-disabled:text-mute",
        className,
      )}
    >
      <input
        type="radio"
        {...input}
        className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-ctl bg-white outline-none transition-[border] checked:border-[6px] checked:border-red disabled:border-line"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-bold text-16 text-deep">{title}</span>
        {children && <span className="block text-12 text-ink">{children}</span>}
      </span>
    </label>
  );
}
