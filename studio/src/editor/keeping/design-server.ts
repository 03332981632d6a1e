import type { DesignDocument } from "@surimono/domain/designs";
import type { Result } from "@surimono/domain/kernel";

export interface EditorFailure {
  readonly code: string;
  /** Japanese, ready to be shown. */
  readonly message: string;
  /** The HTTP status: 401 means that the login has expired. */
  readonly status?: number;
  readonly detail?: unknown;
}

/** The design on the server. */
export interface SavedDesign {
  readonly document: DesignDocument;
  /** Grows with each save; a save names the one it builds on. */
  readonly revision: number;
  /** Milliseconds; undefined for a design that was never saved. */
  readonly savedAt: number | undefined;
  /** Kept only while the page is open. */
  readonly isFleeting?: boolean;
}

/** The editor's calls to the server about its design. A rejection means that no answer came, and is retried. */
export interface DesignServer {
  /** Refused with `designs/changed-elsewhere` when the server holds another revision. */
  readonly save: (
    document: DesignDocument,
    onRevision: number,
  ) => Promise<Result<Pick<SavedDesign, "revision" | "isFleeting"> & { readonly savedAt: number }, EditorFailure>>;
  readonly read: () => Promise<Result<SavedDesign, EditorFailure>>;
  /** Saves the document as a new my item, as the same one if asked again after no answer, and returns the address for editing it. Not possible for a tag. */
  readonly keepCopy?: (document: DesignDocument) => Promise<Result<{ readonly url: string }, EditorFailure>>;
}

/** Undefined when no answer came. */
export async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch {
    return undefined;
  }
}
