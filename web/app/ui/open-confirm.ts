import { createStore } from "@surimono/ui/store.ts";

export interface ConfirmOptions {
  title: string;
  message?: string;
  /** 'する' and 'しない' in full, such as 'ログアウトする': never a bare はい. */
  yes: string;
  /** Leave out for a notice that can only be closed. */
  no?: string;
  /** Something will be lost permanently. */
  danger?: boolean;
}

export interface OpenConfirm extends ConfirmOptions {
  answer: (yes: boolean) => void;
}

export const openConfirm = createStore<OpenConfirm | undefined>(undefined);
