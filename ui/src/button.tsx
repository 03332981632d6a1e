import type { ButtonHTMLAttributes, Ref } from "react";
import { type ButtonLook, buttonStyle } from "./button-style.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icons.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  /** In progress: further presses do nothing, but the button keeps the focus and its name. */
  pending?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, className, icon, iconAfter, pending = false, onClick, children, ...rest } = props;
  const iconSize = size === 36 ? 16 : 20;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      className={buttonStyle({ variant, size, wide, className })}
    >
      {pending ? <Spinner size={iconSize} /> : icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={iconSize} />}
    </button>
  );
}
