/** The path without the slashes at its end; one alone stays. Without a pattern, which would go back from every slash of a long path. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}
