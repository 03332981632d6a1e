import { PICTURE_ACCEPT } from "@surimono/domain/designs";

/** The system's file dialog; empty when it is cancelled. Must be called while a press is being handled. */
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
