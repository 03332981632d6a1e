import { type AreaDesign, flattenLayers, type PersonalWords } from "@surimono/domain/designs";
import { nodeShaper } from "@surimono/studio/print";
import { setWords, type WordsProblem } from "@surimono/studio/scene";

export interface PieceToSet {
  readonly words: PersonalWords;
  /** Of each area, how large the piece's size prints it. */
  readonly scales: readonly number[];
}

export interface PiecesJob {
  readonly areas: readonly AreaDesign[];
  readonly pieces: readonly PieceToSet[];
  /** Left out where only the problems are asked for: the areas of two hundred pieces are large. */
  readonly withAreas?: true;
}

export interface PieceSet {
  readonly problems: readonly WordsProblem[];
  /** Those that differ from the sample's. */
  readonly areas: readonly AreaDesign[];
}

/** Sets the words of each piece in place of the sample, one piece after the other. */
export async function setPieces({ areas, pieces, withAreas }: PiecesJob): Promise<readonly PieceSet[]> {
  const fontIds = areas.flatMap(({ layers }) =>
    flattenLayers(layers).flatMap((layer) => (layer.kind === "text" && layer.personal ? [layer.fontId] : [])),
  );
  const shaper = await nodeShaper(new Set(fontIds));
  return pieces.map(({ words, scales }) => {
    const set = areas.map((area, index) => ({ area, own: setWords(area, words, shaper, scales[index]) }));
    return {
      problems: set.flatMap(({ own }) => own.problems),
      areas: withAreas ? set.flatMap(({ area, own }) => (own.area === area ? [] : [own.area])) : [],
    };
  });
}
