import { StudioIcon } from "@surimono/ui/studio-icon.tsx";
import type { StudioIconName } from "@surimono/ui/studio-icons.ts";
import type { ReactNode } from "react";

interface IconButtonProps {
  readonly icon: StudioIconName;
  readonly label: string;
  /** For what can be on or off. */
  readonly isOn?: boolean;
  /** For what opens and closes something. */
  readonly isExpanded?: boolean;
  readonly disabled?: boolean;
  readonly size?: number;
  readonly className?: string;
  readonly onClick: () => void;
  readonly children?: ReactNode;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, isOn, isExpanded, disabled = false, size = 20, className = "", onClick, children } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      title={label}
      disabled={disabled}
      className={`grid min-h-9 min-w-9 place-items-center rounded-ctl text-ink transition-colors hover:bg-paper disabled:text-ctl disabled:opacity-60 max-md:min-h-11 max-md:min-w-11 ${className}`}
      onClick={onClick}
    >
      <StudioIcon name={icon} size={size} />
      {children}
    </button>
  );
}
