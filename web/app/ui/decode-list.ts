/** A list may be this large. */
export const MAX_LIST_BYTES = 1024 * 1024;

/** UTF-8 where it can be that, else as spreadsheets of Japan have always written it. */
export function decodeList(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("shift_jis").decode(bytes);
  }
}
