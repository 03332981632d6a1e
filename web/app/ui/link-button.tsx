import { type ButtonLook, buttonStyle } from "@surimono/ui/button-style.ts";
import { Icon } from "@surimono/ui/icon.tsx";
import type { IconName } from "@surimono/ui/icons.ts";
import { Link, type LinkProps } from "react-router";

interface LinkButtonProps extends Omit<LinkProps, "className">, ButtonLook {
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
}

export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, className, icon, iconAfter, children, ...rest } = props;
  const iconSize = size === 36 ? 16 : 20;
  return (
    <Link {...rest} className={buttonStyle({ variant, size, wide, className })}>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={iconSize} />}
    </Link>
  );
}
