import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";

export interface ChosenPiece {
  readonly line_id: string;
  readonly name: string;
  /** At most so many. */
  readonly most: number;
  /** At first. */
  readonly chosen: number;
  /** Where pieces differ: each of them, with what is on it. */
  readonly each: readonly { readonly value: number; readonly title: string }[];
}

/** How many of each goods, or which of those that differ. */
export function PieceFields({ pieces }: { pieces: readonly ChosenPiece[] }) {
  return pieces.map(({ line_id, name, most, chosen, each }) =>
    each.length === 0 ? (
      <TextInput
        key={line_id}
        label={`${name}（${most}点まで）`}
        name={line_id}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        defaultValue={chosen}
      />
    ) : (
      <fieldset key={line_id} className="mt-2">
        <legend className="font-bold text-14">{name}</legend>
        <p className="text-12 text-mute">1点ずつ違う商品です。どれかを選んでください。</p>
        <div className="max-h-60 overflow-y-auto">
          {each.map(({ value, title }) => (
            <Checkbox key={value} name={line_id} value={value} defaultChecked={chosen === each.length}>
              {title}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    ),
  );
}

interface ChosenPieces {
  readonly line_id: string;
  readonly quantity: number;
  /** Of those that differ. */
  readonly values?: number[];
}

/** Numbered by their places in the parcel, as goods that are made again are named. */
export const eachByPlace = (words: readonly string[]) =>
  words.map((word, index) => ({ value: index + 1, title: `${index + 1}. ${word || "（文字なし）"}` }));

/** What was chosen; nothing of goods with none. */
export function readPieces(form: FormData, pieces: readonly ChosenPiece[]) {
  return pieces.flatMap(({ line_id, each }): ChosenPieces[] => {
    const given = form.getAll(line_id).map(Number);
    if (each.length > 0) return given.length > 0 ? [{ line_id, quantity: given.length, values: given }] : [];
    const [quantity = 0] = given;
    return Number.isInteger(quantity) && quantity > 0 && quantity <= 9999 ? [{ line_id, quantity }] : [];
  });
}
