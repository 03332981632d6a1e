import type { AreaDesign, DesignDocument } from "@surimono/domain/designs";

type OfferedArea = Pick<AreaDesign, "areaKindId" | "width" | "height">;

/** Adds an entry for every offered area, so that the set of areas never changes while editing. */
export function openDocument(document: DesignDocument, offered: readonly OfferedArea[]): DesignDocument {
  const missing = offered.filter((area) => !document.areas.some((known) => known.areaKindId === area.areaKindId));
  if (missing.length === 0) return document;
  const added = missing.map(({ areaKindId, width, height }) => ({ areaKindId, width, height, layers: [] }));
  return { ...document, areas: [...document.areas, ...added] };
}

/** The inverse on saving: an area that stayed empty is not part of the design. */
export function closeDocument(document: DesignDocument, opened: DesignDocument): DesignDocument {
  const chosen = new Set(opened.areas.map((area) => area.areaKindId));
  return {
    ...document,
    areas: document.areas.filter((area) => area.layers.length > 0 || chosen.has(area.areaKindId)),
  };
}

/** By value: two copies of one design that came different ways are the same; the order of areas and empty areas do not count. */
export function isSameDocument(one: DesignDocument, other: DesignDocument): boolean {
  const { areas: areasOfOne, ...restOfOne } = one;
  const { areas: areasOfOther, ...restOfOther } = other;
  return isSameValue(restOfOne, restOfOther) && isSameValue(layersByArea(areasOfOne), layersByArea(areasOfOther));
}

function layersByArea(areas: readonly AreaDesign[]): object {
  return Object.fromEntries(areas.flatMap((area) => (area.layers.length > 0 ? [[area.areaKindId, area]] : [])));
}

export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const keys = definedKeys(one);
  return (
    keys.length === definedKeys(other).length &&
    keys.every((key) => isSameValue(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

function definedKeys(value: object): readonly string[] {
  return Object.keys(value).filter((key) => Reflect.get(value, key) !== undefined);
}
