import { ACCEPTED_FILES } from "./check-file.ts";

/** The machine's own dialog; nothing is picked when it is closed. Must be called while a press is being handled. */
export function pickFiles(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = ACCEPTED_FILES;
    input.multiple = true;
    input.addEventListener("change", () => resolve([...(input.files ?? [])]));
    input.addEventListener("cancel", () => resolve([]));
    input.click();
  });
}
