import { Button } from "@surimono/ui/button.tsx";
import { controlStyle } from "@surimono/ui/control-style.ts";
import type { FormEvent } from "react";
import { useFormKey } from "./use-form-key.ts";

/** One field for whatever somebody has in hand; what was asked for is in the address. */
export function SearchLine({
  label,
  text,
  onSearch,
}: {
  label: string;
  text: string;
  onSearch: (text: string) => void;
}) {
  const form = useFormKey(text);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("text") ?? "").trim();
    form.keep(typed);
    onSearch(typed);
  };
  return (
    <form key={form.key} onSubmit={search} className="mt-4 flex items-end gap-3">
      <label className="min-w-0 flex-1 text-12">
        {label}
        <input
          name="text"
          type="search"
          maxLength={100}
          defaultValue={text}
          className={`mt-1 block h-11 ${controlStyle}`}
        />
      </label>
      <Button type="submit" icon="search" size={44}>
        さがす
      </Button>
    </form>
  );
}
