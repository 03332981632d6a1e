import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useKeptTyping } from "./use-kept-typing.ts";

/** `useKeptTyping` for a whole form of react-hook-form. */
export function useKeptForm<Values extends FieldValues>(name: string, form: UseFormReturn<Values>): void {
  const { isDirty } = form.formState;
  const recalled = useKeptTyping(name, () => (isDirty ? form.getValues() : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anybody types
  useEffect(() => {
    for (const [field, value] of Object.entries(recalled ?? {})) {
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  }, [recalled]);
}
