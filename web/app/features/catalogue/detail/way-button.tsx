import type { ButtonHTMLAttributes } from "react";

/** Applies a rule's alternative in one press: lighter than a button, as a list may have several. */
export function WayButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-8 font-bold text-14 text-red-text underline-offset-4 hover:underline max-md:min-h-11"
    />
  );
}
