/** Hands a file that was fetched to the browser, to be saved under the name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
