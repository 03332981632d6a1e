import { type DesignDocument, flattenLayers, type PlainLayer } from "@surimono/domain/designs";

const MEASURED: ReadonlySet<PlainLayer["kind"]> = new Set(["text", "stamp", "qr"]);

/** The layers whose facts the checks ask for. For pictures and shapes the document and the upload are enough. */
export function layersToMeasure({ areas }: DesignDocument): readonly PlainLayer[] {
  return areas
    .flatMap(({ layers }) => flattenLayers(layers))
    .filter(({ kind, hidden, opacity }) => MEASURED.has(kind) && !hidden && opacity > 0);
}
