import type { WireAddress } from "@surimono/contract/delivery";
import { MAX_NOTE, SENDER_KINDS, SENDER_NAMES, TIME_BANDS } from "@surimono/domain/delivery";
import { addDays, slashedDay } from "@surimono/domain/kernel";
import { Icon } from "@surimono/ui/icon.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import type { SplitDestination } from "./split.query.ts";

/** What is wished for one destination, and what can be. */
export type WishedFor = Pick<
  SplitDestination,
  "sender" | "sender_address_id" | "wished_day" | "wished_band" | "note" | "first_day" | "last_day" | "bands"
>;

interface WishFieldsProps<Wished extends WishedFor> {
  /** Of several. */
  number?: number;
  destination: Wished;
  book: readonly WireAddress[];
  onChange: (changed: Wished) => void;
}

const SENDERS = SENDER_KINDS.map((kind) => ({ value: kind, label: SENDER_NAMES[kind] }));

/** In whose name, when, and what else is to be said; folded, since most leave it as it is. */
export function WishFields<Wished extends WishedFor>({ number, destination, book, onChange }: WishFieldsProps<Wished>) {
  const { sender, sender_address_id, wished_day, wished_band, note, first_day, last_day, bands } = destination;
  const set = (part: Partial<WishedFor>) => onChange({ ...destination, ...part });
  // A business sends from the first address of its kind, if there is one.
  const mustChoose = sender === "business" && !book.some(({ kind }) => kind === "store");
  // What can be wished for at a destination just added is not known yet.
  const isKnown = first_day !== "";
  const said = [
    SENDER_NAMES[sender],
    wished_day && slashedDay(wished_day),
    wished_band && TIME_BANDS[wished_band],
    note && "メモあり",
  ].filter(Boolean);
  return (
    <details className="group mt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-14 outline-none focus-visible:outline-3 focus-visible:outline-red [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
        <span className="font-bold text-deep">ご依頼主・日時・メモ</span>
        <span className="min-w-0 flex-1 truncate text-right text-12 text-mute">{said.join("・")}</span>
      </summary>
      <div className="@container grid gap-1 pt-2">
        <div className="grid gap-x-3 @md:grid-cols-2">
          <Select
            label="ご依頼主"
            options={SENDERS}
            value={sender}
            onChange={(event) => set({ sender: event.target.value as SplitDestination["sender"] })}
            hint={sender === "present" ? "金額のわかるものは同梱しません。" : undefined}
          />
          <Select
            label="ご依頼主の住所"
            options={[
              { value: "", label: mustChoose ? "えらんでください" : "いつもの住所" },
              ...book.map((address) => ({ value: address.address_id, label: entryLabel(address) })),
            ]}
            value={sender_address_id ?? ""}
            onChange={(event) => set({ sender_address_id: event.target.value || null })}
          />
          <Select
            label="お届け希望日"
            options={choiceOf(daysOf(first_day, last_day), wished_day, slashedDay, isKnown)}
            value={wished_day ?? ""}
            onChange={(event) => set({ wished_day: event.target.value || null })}
          />
          <Select
            label="時間帯"
            options={choiceOf(bands, wished_band, (band) => TIME_BANDS[band], isKnown)}
            value={wished_band ?? ""}
            onChange={(event) => set({ wished_band: bands.find((band) => band === event.target.value) ?? null })}
          />
        </div>
        <TextInput
          label={`お届け先${number ?? ""}へのメモ`}
          placeholder="置き場所のご希望など"
          maxLength={MAX_NOTE}
          value={note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </div>
    </details>
  );
}

export function entryLabel({ last_name, first_name, company_name, address }: WireAddress): string {
  return `${company_name || `${last_name} ${first_name}`}（${address}）`;
}

/** What is no longer offered stays to be seen, since a list that shows 指定なし in its place could not be set to that. */
function choiceOf<Wish extends string>(
  offered: readonly Wish[],
  wished: Wish | null,
  labelOf: (wish: Wish) => string,
  isKnown: boolean,
) {
  const options = offered.map((wish) => ({ value: wish as string, label: labelOf(wish), disabled: false }));
  if (wished && !offered.includes(wished))
    options.unshift({
      value: wished,
      label: `${labelOf(wished)}${isKnown ? "（ご指定いただけません）" : ""}`,
      disabled: true,
    });
  return [{ value: "", label: "指定なし" }, ...options];
}

function daysOf(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day !== "" && day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
