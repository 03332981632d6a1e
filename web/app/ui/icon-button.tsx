import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import type { ButtonHTMLAttributes, Ref } from "react";
import { classNames } from "./class-names.ts";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** What a screen reader says and the tooltip shows. */
  label: string;
  size?: 36 | 44 | undefined;
  filled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({ icon, label, size = 44, filled = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-ctl transition-colors hover:bg-paper active:bg-bench",
        "disabled:cursor-not-allowed disabled:text-ctl disabled:hover:bg-transparent",
        size === 44 ? "size-[44px]" : "size-[36px] max-md:size-[44px]",
        className,
      )}
    >
      <Icon name={icon} size={size === 44 ? 24 : 20} filled={filled} />
    </button>
  );
}
