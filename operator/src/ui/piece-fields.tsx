import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";

export interface ChosenPiece {
  readonly line_id: string;
  readonly name: string;
  /** At most so many. */
  readonly most: number;
  /** At first. */
  readonly chosen: number;
  /** What is on each, where pieces differ, in their order in the parcel. */
  readonly words: readonly string[];
}

/** How many of each goods, or which of those that differ. */
export function PieceFields({ pieces }: { pieces: readonly ChosenPiece[] }) {
  return pieces.map(({ line_id, name, most, chosen, words }) =>
    words.length === 0 ? (
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
          {words.map((word, index) => (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the parcel is what identifies a piece
              key={index}
              name={line_id}
              value={index + 1}
              defaultChecked={chosen === words.length}
            >
              {index + 1}. {word || "（文字なし）"}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    ),
  );
}

/** What was chosen; nothing of goods with none. */
export function readPieces(form: FormData, pieces: readonly ChosenPiece[]) {
  return pieces.flatMap(({ line_id, words }) => {
    const given = form.getAll(line_id).map(Number);
    if (words.length > 0) return given.length > 0 ? [{ line_id, quantity: given.length, places: given }] : [];
    const [quantity = 0] = given;
    return quantity > 0 ? [{ line_id, quantity }] : [];
  });
}
