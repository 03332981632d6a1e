import { useState } from "react";

/**
 * What a dialog was opened with, however often it is fetched meanwhile. The server takes a change only upon what its operator read: after an answer
 * that was lost, what is fetched has the change in it already, and sent with a second press it would let the same change pass once more.
 */
export function useAsOpened<Read>(read: Read): Read {
  const [opened] = useState(read);
  return opened;
}
