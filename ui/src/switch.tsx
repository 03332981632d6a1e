import type { InputHTMLAttributes, ReactNode, Ref } from "react";

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role" | "className"> {
  children: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** For settings that take effect at once. Settings saved with a form use a Checkbox. */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 has-disabled:cursor-not-allowed has-disabled:text-mute">
      <span className="min-w-0 flex-1">{children}</span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        {...input}
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full bg-ctl transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:bg-red-text checked:before:translate-x-5 disabled:bg-line"
      />
    </label>
  );
}
