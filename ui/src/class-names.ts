/** Joins class names, leaving out what is absent. Later classes do not override earlier ones: pass only additions. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
