import { PICTURE_ACCEPT } from "@surimono/domain/designs";

/** The machine's own dialog; nothing is picked when it is closed. Must be called while a press is being handled. */
export function pickFiles(): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = PICTURE_ACCEPT;
    input.multiple = true;
    input.addEventListener("change", () => resolve([...(input.files ?? [])]));
    input.addEventListener("cancel", () => resolve([]));
    input.click();
  });
}
