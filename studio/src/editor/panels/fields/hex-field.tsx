import { type KeyboardEvent, useId, useState } from "react";
import { readHex } from "./read-hex.ts";

interface HexFieldProps {
  readonly label: string;
  /** `#rrggbb` */
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

/** Accepts a hex colour on Enter or blur, and reports an invalid one. */
export function HexField({ label, value, onChange }: HexFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const id = useId();

  function show(text: string | undefined): void {
    setTyped(text);
    setWrong(false);
  }

  function commit(text: string): void {
    const hex = readHex(text);
    if (hex === undefined) return setWrong(true);
    show(undefined);
    if (hex !== value.toLowerCase()) onChange(hex);
  }

  function keyed(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") commit(event.currentTarget.value);
    if (event.key !== "Escape") return;
    show(undefined);
    event.stopPropagation();
  }

  return (
    <span className="relative">
      <input
        id={id}
        aria-label={`${label}の番号`}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        className={`num h-7 w-20 rounded-ctl border bg-paper px-1.5 text-right text-12 uppercase focus:border-red focus:outline-none max-md:h-11 max-md:w-24 max-md:text-16 ${isWrong ? "border-red" : "border-line"}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={9}
        value={typed ?? value}
        onChange={(event) => show(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => commit(event.target.value)}
        onKeyDown={keyed}
      />
      {isWrong && (
        <span
          id={`${id}-problem`}
          role="alert"
          className="absolute top-full right-0 z-10 mt-1 w-52 rounded-ctl bg-deep px-2 py-1 text-12 text-white shadow-float"
        >
          #FE3A27のように、0〜9とA〜Fの6けたで入力してください。
        </span>
      )}
    </span>
  );
}
