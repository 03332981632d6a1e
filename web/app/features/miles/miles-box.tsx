import type { WireCart } from "@surimono/contract/cart";
import type { CallFailure } from "@surimono/contract/kernel";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";

interface MilesBoxProps {
  miles: NonNullable<WireCart["miles"]>;
  onChoose: (miles: number) => Promise<CallFailure | undefined>;
}

/** How many miles to spend on the cart (rule miles-in-cart), and how many it brings. */
export function MilesBox({ miles, onChoose }: MilesBoxProps) {
  const { usable, most, earns } = miles;
  if (usable === 0 && earns === 0) return null;
  return (
    <section aria-label="マイル" className="border-line border-b py-4">
      {usable > 0 && (
        <p className="num flex flex-wrap items-baseline justify-between gap-x-4 text-14">
          <b className="text-deep">マイルを使う</b>
          <span>
            使えるマイル {formatNumber(usable)}
            <span className="text-12 text-mute">（1マイル1円）</span>
          </span>
        </p>
      )}
      {most > 0 && <Choice miles={miles} onChoose={onChoose} />}
      {usable > 0 && most === 0 && (
        <p className="mt-1 text-12">お支払いが50円より多くなるご注文でお使いいただけます。</p>
      )}
      {earns > 0 && (
        <p className="num mt-2 text-12">このご注文で、お届け後に {formatNumber(earns)}マイルがたまります。</p>
      )}
    </section>
  );
}

/** Typed in full-width digits or with commas too. */
function readMiles(typed: string): number | undefined {
  const plain = typed.normalize("NFKC").replaceAll(/[\s,]/g, "");
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

function asTyped(used: number): string {
  return used > 0 ? String(used) : "";
}

function Choice({ miles: { most, used }, onChoose }: MilesBoxProps) {
  const foot = useRef<HTMLDivElement>(null);
  const isFootPressed = useRef(false);
  const [typed, setTyped] = useState(asTyped(used));
  const [busy, setBusy] = useState<"some" | "all" | "none">();
  const [error, setError] = useState<string>();
  useEffect(() => {
    setTyped(asTyped(used));
    setError(undefined);
    // The pressed button is gone then: the focus moves to its replacement.
    if (isFootPressed.current) foot.current?.querySelector("button")?.focus();
    isFootPressed.current = false;
  }, [used]);
  const choose = async (which: NonNullable<typeof busy>, wanted: number) => {
    isFootPressed.current = which !== "some";
    setBusy(which);
    const failure = await onChoose(wanted);
    if (failure) isFootPressed.current = false;
    setError(failure?.message);
    setBusy(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = readMiles(typed);
    if (wanted === undefined) setError("お使いになるマイルの数を、数字で入力してください。");
    else if (wanted > most) setError(`このご注文でお使いいただけるのは、${formatNumber(most)}マイルまでです。`);
    else if (!busy) void choose("some", wanted);
  };
  return (
    <>
      <form noValidate onSubmit={submit} className="mt-2 grid grid-cols-[1fr_auto] gap-x-2">
        <TextInput
          label="お使いになるマイル"
          hideLabel
          // The error needs the whole width, below the button too.
          className="contents! [&>p]:order-2 [&>p]:col-span-2"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          maxLength={12}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" pending={busy === "some"} className="order-1 h-12">
          使う
        </Button>
      </form>
      <div ref={foot} className="flex flex-wrap gap-2">
        {used < most && (
          <Button size={36} pending={busy === "all"} onClick={() => void choose("all", most)}>
            すべて使う（{formatNumber(most)}）
          </Button>
        )}
        {used > 0 && (
          <Button variant="quiet" size={36} pending={busy === "none"} onClick={() => void choose("none", 0)}>
            使わない
          </Button>
        )}
      </div>
    </>
  );
}
