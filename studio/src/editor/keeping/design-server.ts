import type { DesignDocument } from "@surimono/domain/designs";
import type { Result } from "@surimono/domain/kernel";

export interface EditorFailure {
  readonly code: string;
  /** Japanese, ready to be shown. */
  readonly message: string;
  /** That of HTTP: 401 says that the login has expired. */
  readonly status?: number;
  readonly detail?: unknown;
}

/** The design as the server holds it. */
export interface SavedDesign {
  readonly document: DesignDocument;
  /** Grows with each save; a save names the one that it was made on. */
  readonly revision: number;
  /** Milliseconds; undefined for a design that was never saved. */
  readonly savedAt: number | undefined;
  /** Kept no longer than the page is open. */
  readonly isFleeting?: boolean;
}

/** What the editor asks of the server about its design. A rejection means that no answer came, and is tried again. */
export interface DesignServer {
  /** Refused with `designs/changed-elsewhere` when the server holds another revision. */
  readonly save: (
    document: DesignDocument,
    onRevision: number,
  ) => Promise<Result<Pick<SavedDesign, "revision" | "isFleeting"> & { readonly savedAt: number }, EditorFailure>>;
  readonly read: () => Promise<Result<SavedDesign, EditorFailure>>;
  /** Keeps the document as a my item of its own, and answers the address under which it can be edited. A tag cannot be one. */
  readonly keepCopy?: (document: DesignDocument) => Promise<Result<{ readonly url: string }, EditorFailure>>;
}

/** Undefined when none came. */
export async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch {
    return undefined;
  }
}
