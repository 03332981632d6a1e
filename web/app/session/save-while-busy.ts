const FIRST_WAIT_MS = 1500;
const MOST_TRIES = 5;
const BUSY: readonly (string | undefined)[] = ["my-items/image-busy", "designs/picture-busy"];

interface Answer {
  readonly ok: boolean;
  readonly failure?: { readonly code: string };
}

/** Retries while the server has too many pictures to decode, doubling the pause. */
export async function saveWhileBusy<Saved extends Answer>(save: () => Promise<Saved>): Promise<Saved> {
  for (let tried = 1; ; tried += 1) {
    const answer = await save();
    if (!BUSY.includes(answer.failure?.code) || tried === MOST_TRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** (tried - 1)));
  }
}
