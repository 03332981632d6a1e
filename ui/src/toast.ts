import { createStore } from "./store.ts";

export type ToastTone = "info" | "success" | "error";

export interface ToastOptions {
  tone?: ToastTone;
  /** By default 3,000 ms (rule errors-toast-once). */
  duration?: number;
}

export interface Toast {
  id: number;
  message: string;
  tone: ToastTone;
}

export const toasts = createStore<readonly Toast[]>([]);

let nextId = 1;

/** Shows a message without a question. The same words are never on the screen twice (rule errors-toast-once). */
export function showToast(message: string, { tone = "info", duration = 3000 }: ToastOptions = {}): void {
  if (toasts.get().some((toast) => toast.message === message)) return;
  const id = nextId++;
  toasts.set([...toasts.get(), { id, message, tone }]);
  setTimeout(() => dismissToast(id), duration);
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
}
