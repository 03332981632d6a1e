import type { ButtonHTMLAttributes, ReactElement, Ref } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  /** By name from the shop's table; any other as an element, such as a `StudioIcon`. */
  readonly icon: IconName | ReactElement;
  /** What a screen reader says and the tooltip shows. */
  readonly label: string;
  /** 36 for rows and panels of tools; a finger gets its 44 px there too. */
  readonly size?: 36 | 44 | undefined;
  readonly filled?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({ icon, label, size = 44, filled, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`inline-flex shrink-0 items-center justify-center rounded-ctl transition-colors hover:bg-paper active:bg-bench disabled:cursor-not-allowed disabled:text-ctl disabled:hover:bg-transparent ${size === 44 ? "size-[44px]" : "size-[36px] max-md:size-[44px]"} ${className}`}
    >
      {typeof icon === "string" ? <Icon name={icon} size={size === 44 ? 24 : 20} filled={filled} /> : icon}
    </button>
  );
}
