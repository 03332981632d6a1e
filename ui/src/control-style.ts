/** The look of every input and select; heights are their own. */
export const controlStyle =
  "w-full rounded-ctl border border-ctl bg-white px-3 text-16 text-deep transition-colors placeholder:text-mute hover:border-deep " +
  "focus:border-red focus:outline-2 focus:outline-red focus:-outline-offset-1 aria-invalid:border-red-text aria-invalid:bg-tint " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-bench disabled:text-mute [&:not(select)]:read-only:bg-paper";
