import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "outline" | "quiet" | "danger";
/** 36 filters and bars of tools, 44 dialogs of tools, 48 standard, 56 page action, 64 confirming an order. */
export type ButtonSize = 36 | 44 | 48 | 56 | 64;

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  className?: string | undefined;
}

const variants: Record<ButtonVariant, string> = {
  primary: "bg-red-text text-white hover:bg-red-press active:bg-red-press border border-transparent",
  outline: "bg-white text-deep border border-ctl hover:border-deep hover:bg-paper active:bg-bench",
  quiet: "text-ink border border-transparent hover:bg-paper active:bg-bench",
  danger: "bg-white text-red-text border border-red-text hover:bg-tint active:bg-tint",
};

const sizes: Record<ButtonSize, string> = {
  36: "min-h-9 px-3 text-14 gap-1.5 max-md:min-h-11",
  44: "min-h-11 px-5 text-14 gap-2",
  48: "min-h-12 px-5 text-16 gap-2",
  56: "min-h-14 px-6 text-16 gap-2",
  64: "min-h-16 px-8 text-20 gap-2.5",
};

export function buttonStyle({ variant = "outline", size = 48, wide, className }: ButtonLook): string {
  return classNames(
    "inline-flex items-center justify-center rounded-ctl py-1 text-center font-bold transition-colors palt print:hidden",
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-bench disabled:text-mute",
    "aria-disabled:cursor-progress aria-disabled:opacity-70",
    variants[variant],
    sizes[size],
    wide && "w-full",
    className,
  );
}
