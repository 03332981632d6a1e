import type { ButtonHTMLAttributes } from "react";

/** Takes in one press what a rule offers instead of what it refuses: lighter than a button, as several stand in a list. */
export function WayButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-8 font-bold text-14 text-red-text underline-offset-4 hover:underline max-md:min-h-11"
    />
  );
}
