import type { WireChosenCoupon } from "@surimono/contract/coupons";
import type { CallFailure } from "@surimono/contract/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CouponCondition } from "./coupon-condition.tsx";
import { couponsQuery } from "./coupons.queries.ts";

interface CouponBoxProps {
  chosen: WireChosenCoupon | null;
  /** Warns of a coupon that this order would cost; otherwise empty. */
  atStake: string;
  onApply: (code: string) => Promise<CallFailure | undefined>;
  onTakeOff: Work;
}

/** The coupon of the cart: the best one automatically, or one chosen by a press or by its code. */
export function CouponBox({ chosen, atStake, onApply, onTakeOff }: CouponBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const code = chosen?.code;
  // The pressed button is gone then: the focus moves to its replacement.
  useEffect(() => {
    if (pressed.current) box.current?.querySelector<HTMLElement>(code ? "button" : "button, summary")?.focus();
    pressed.current = false;
  }, [code]);
  const through = async (work: Promise<CallFailure | undefined>) => {
    pressed.current = true;
    const failure = await work;
    if (failure) pressed.current = false;
    return failure;
  };
  return (
    <div ref={box} className="mt-5 border-line border-y py-4">
      {chosen ? (
        <Chosen coupon={chosen} onRemove={() => through(onTakeOff())} />
      ) : (
        <Choice onApply={(typed) => through(onApply(typed))} />
      )}
      {atStake && <WarningLine>{atStake}</WarningLine>}
    </div>
  );
}

type Work = () => Promise<CallFailure | undefined>;

function Chosen({ coupon, onRemove }: { coupon: WireChosenCoupon; onRemove: Work }) {
  const { busy, failure, run } = useWork();
  return (
    <section aria-label="クーポン">
      <Ticket coupon={coupon}>
        <Button
          variant="quiet"
          size={36}
          aria-label={`${coupon.name}を外す`}
          pending={busy}
          onClick={() => void run(onRemove)}
        >
          外す
        </Button>
      </Ticket>
      {!coupon.counts && <WarningLine>{coupon.message}</WarningLine>}
      {failure && <WarningLine>{failure.message}</WarningLine>}
    </section>
  );
}

function Choice({ onApply }: { onApply: (code: string) => Promise<CallFailure | undefined> }) {
  const { data, isPending } = useQuery(couponsQuery);
  const { busy, failure, run } = useWork();
  const offered = (data ?? []).filter(({ state }) => state === "usable");
  // As high as with one coupon, so that nothing jumps when it loads.
  if (isPending) return <div className="h-[126px]" />;
  return (
    <>
      {offered.length > 0 && (
        <section aria-label="使えるクーポン" className="mb-3">
          <h3 className="mb-2 font-bold text-14">使えるクーポン</h3>
          <ul className="grid gap-3">
            {offered.map((coupon) => (
              <li key={coupon.code}>
                <Ticket coupon={coupon}>
                  <Button
                    size={36}
                    aria-label={`${coupon.name}を使う`}
                    pending={busy}
                    onClick={() => void run(() => onApply(coupon.code))}
                  >
                    使う
                  </Button>
                </Ticket>
              </li>
            ))}
          </ul>
          {failure && <WarningLine>{failure.message}</WarningLine>}
        </section>
      )}
      <CodeEntry onApply={onApply} />
    </>
  );
}

function Ticket({
  coupon,
  children,
}: {
  coupon: Omit<WireChosenCoupon, "counts" | "message">;
  children: React.ReactNode;
}) {
  return (
    <div className="flex items-center gap-3">
      <Icon name="gift" size={24} className="shrink-0 text-red" />
      <div className="min-w-0 flex-1">
        <p className="text-14 text-deep">
          <b>{coupon.name}</b>
          <span className="num ml-2 inline-block font-bold text-red-text">{coupon.worth}</span>
        </p>
        <CouponCondition coupon={coupon} />
      </div>
      <div className="shrink-0">{children}</div>
    </div>
  );
}

/** Keeps the typed code until it is accepted. */
function CodeEntry({ onApply }: { onApply: (code: string) => Promise<CallFailure | undefined> }) {
  const [code, setCode] = useState("");
  const [empty, setEmpty] = useState(false);
  const { busy, failure, run, forget } = useWork();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setEmpty(typed === "");
    if (typed && !busy) void run(() => onApply(typed));
  };
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1 font-bold text-14 text-red-text md:min-h-9 [&::-webkit-details-marker]:hidden">
        クーポンコードを入力する
        <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <form noValidate onSubmit={submit} className="mt-2 grid grid-cols-[1fr_auto] gap-x-2">
        <TextInput
          label="クーポンコード"
          hideLabel
          // The error needs the whole width, below the button too.
          className="contents! [&>p]:order-2 [&>p]:col-span-2"
          placeholder="例：ABCD1234"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={code}
          error={empty ? "クーポンコードを入力してください。" : failure?.message}
          onChange={(event) => {
            setCode(event.target.value);
            setEmpty(false);
            forget();
          }}
        />
        <Button type="submit" pending={busy} className="order-1 h-12">
          適用する
        </Button>
      </form>
    </details>
  );
}

function useWork() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const run = async (work: Work) => {
    setBusy(true);
    setFailure(await work());
    setBusy(false);
  };
  return { busy, failure, run, forget: () => setFailure(undefined) };
}
