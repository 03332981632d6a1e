import { buttonStyle } from "@surimono/ui/button-style.ts";
import { type ComponentProps, useState } from "react";

interface FileInputProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  label: string;
}

/** The browser's own words on its button are in the browser's language, so the button is the console's. */
export function FileInput({ label, onChange, ...input }: FileInputProps) {
  const [chosen, setChosen] = useState("");
  return (
    <label className="relative block min-w-0 cursor-pointer text-12">
      {label}
      <span className="mt-1 flex min-w-0 items-center gap-3 text-14">
        <input
          {...input}
          type="file"
          className="peer sr-only"
          onChange={(event) => {
            setChosen(event.target.files?.[0]?.name ?? "");
            onChange?.(event);
          }}
        />
        <span
          className={buttonStyle({
            size: 44,
            className:
              "shrink-0 peer-focus-visible:outline-3 peer-focus-visible:outline-red peer-focus-visible:outline-offset-2",
          })}
        >
          ファイルを選ぶ
        </span>
        <span className="min-w-0 truncate text-mute">{chosen || "選ばれていません"}</span>
      </span>
    </label>
  );
}
