const EDITED = Symbol.for("surimono edited texts");

/**
 * What operators published in place of files of `content/`, by name. Only the process that renders their pages again has any
 * (`web/scripts/render-pages.ts`): the build reads the files.
 */
export function editedText(name: string): string | undefined {
  return (Reflect.get(globalThis, EDITED) as ReadonlyMap<string, string> | undefined)?.get(name);
}

export function setEditedTexts(texts: ReadonlyMap<string, string>): void {
  Reflect.set(globalThis, EDITED, texts);
}
