import { CallError } from "@surimono/contract/kernel";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl);

/** The first field that cannot be right, before anything is sent: said there, and the focus is there. */
export function sayWhatIsMissing(form: HTMLFormElement): boolean {
  for (const control of controlsOf(form)) control.setCustomValidity("");
  for (const control of controlsOf(form)) {
    const words = wordsFor(control);
    if (words === undefined) continue;
    sayAt(control, words);
    return true;
  }
  return false;
}

/** The field that the server could not read, by the name in its answer; false where it names none of the form. */
export function sayWhatWasRefused(form: HTMLFormElement, error: Error): boolean {
  if (!(error instanceof CallError)) return false;
  const names = (error.failure.issues ?? []).flatMap(({ path }) => path.map(String).reverse());
  const control = names.map((name) => form.elements.namedItem(name)).find(isControl);
  if (control) sayAt(control, "この内容では受け付けられません。たしかめてください。");
  return control !== undefined;
}

/** Until something else is typed there. The browser shows the words at the field, goes there and reads them out. */
function sayAt(control: Control, words: string): void {
  control.setCustomValidity(words);
  control.setAttribute("aria-invalid", "true");
  const forget = () => {
    control.setCustomValidity("");
    control.removeAttribute("aria-invalid");
  };
  control.addEventListener("input", forget, { once: true });
  control.reportValidity();
}

function wordsFor(control: Control): string | undefined {
  const { validity } = control;
  if (validity.badInput) return control.type === "number" ? "数字で入力してください。" : "日付を入力してください。";
  if (control.getAttribute("aria-required") === "true" && control.value.trim() === "")
    return control instanceof HTMLSelectElement ? "選んでください。" : "入力してください。";
  if (validity.rangeUnderflow || validity.rangeOverflow) return `${rangeOf(control)}で入力してください。`;
  if (validity.stepMismatch) return `${control.getAttribute("step") ?? 1}きざみで入力してください。`;
  if (validity.typeMismatch && control.type === "email") return "メールアドレスの形で入力してください。";
  if (!validity.valid) return "この内容では受け付けられません。たしかめてください。";
  return undefined;
}

function rangeOf(control: Control): string {
  const of = (name: string) => control.getAttribute(name)?.replaceAll("-", "/").replace("T", " ");
  const [min, max] = [of("min"), of("max")];
  if (min !== undefined && max !== undefined) return `${min}から${max}まで`;
  return max === undefined ? `${min}以上` : `${max}まで`;
}
