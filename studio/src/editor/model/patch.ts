import type { AreaDesign, DesignDocument, Layer, ScreenPrint } from "@surimono/domain/designs";
import { withScreen } from "./edit-document.ts";

/** The difference between two documents: small enough to keep hundreds of, plain enough to store. */
export interface DocumentPatch {
  readonly areas: readonly AreaPatch[];
  /** Of the goods; only where it changes. */
  readonly colorId?: number;
  /** How the goods are cut; null in their own shape. */
  readonly dieCut?: DesignDocument["dieCut"] | null;
}

interface AreaPatch {
  readonly areaKindId: number;
  /** Without `layer`, the id is removed. */
  readonly layers: readonly { readonly id: string; readonly layer?: Layer }[];
  /** All ids, bottom first; only where the order or the set of layers differs. */
  readonly order?: readonly string[];
  /** Of silk screen, null for none; only where it changes. */
  readonly screen?: ScreenPrint | null;
}

/** Both directions between two documents with the same areas, compared by identity of their layers. */
export function patchesBetween(
  before: DesignDocument,
  after: DesignDocument,
): { readonly undo: DocumentPatch; readonly redo: DocumentPatch } {
  const pairs = before.areas.flatMap((area) => {
    const next = after.areas.find((candidate) => candidate.areaKindId === area.areaKindId);
    return next === undefined || next === area ? [] : [[area, next] as const];
  });
  const isCutOtherwise = before.dieCut !== after.dieCut;
  const isRecoloured = before.colorId !== after.colorId;
  return {
    undo: {
      areas: pairs.map(([area, next]) => areaPatch(next, area)),
      ...(isRecoloured && { colorId: before.colorId }),
      ...(isCutOtherwise && { dieCut: before.dieCut ?? null }),
    },
    redo: {
      areas: pairs.map(([area, next]) => areaPatch(area, next)),
      ...(isRecoloured && { colorId: after.colorId }),
      ...(isCutOtherwise && { dieCut: after.dieCut ?? null }),
    },
  };
}

function areaPatch(from: AreaDesign, to: AreaDesign): AreaPatch {
  const known = new Map(from.layers.map((layer) => [layer.id, layer]));
  const wanted = new Set(to.layers.map((layer) => layer.id));
  const layers = [
    ...to.layers.filter((layer) => known.get(layer.id) !== layer).map((layer) => ({ id: layer.id, layer })),
    ...from.layers.filter((layer) => !wanted.has(layer.id)).map((layer) => ({ id: layer.id })),
  ];
  const sameOrder =
    from.layers.length === to.layers.length && from.layers.every((layer, index) => layer.id === to.layers[index]?.id);
  return {
    areaKindId: to.areaKindId,
    layers,
    ...(sameOrder ? {} : { order: to.layers.map((layer) => layer.id) }),
    ...(from.screen === to.screen ? {} : { screen: to.screen ?? null }),
  };
}

export function applyPatch(before: DesignDocument, patch: DocumentPatch): DesignDocument {
  const document = patch.dieCut === undefined ? before : withDieCut(before, patch.dieCut ?? undefined);
  const { colorId = document.colorId } = patch;
  if (patch.areas.length === 0) return colorId === document.colorId ? document : { ...document, colorId };
  const areas = document.areas.map((area) => {
    const change = patch.areas.find((candidate) => candidate.areaKindId === area.areaKindId);
    if (!change) return area;
    const { screen = area.screen } = change;
    return withScreen({ ...area, layers: patchedLayers(area.layers, change) }, screen ?? undefined);
  });
  return { ...document, colorId, areas };
}

/** The same design, cut along itself or in the shape of its goods. */
export function withDieCut(
  { dieCut: _, ...document }: DesignDocument,
  dieCut: DesignDocument["dieCut"],
): DesignDocument {
  return dieCut ? { ...document, dieCut } : document;
}

function patchedLayers(layers: readonly Layer[], patch: AreaPatch): readonly Layer[] {
  const byId = new Map(layers.map((layer) => [layer.id, layer]));
  for (const { id, layer } of patch.layers) {
    if (layer) byId.set(id, layer);
    else byId.delete(id);
  }
  const order = patch.order ?? layers.map((layer) => layer.id);
  return order.flatMap((id) => byId.get(id) ?? []);
}
