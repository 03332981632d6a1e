import { useState } from "react";

/** Cards in a row on a phone (rule catalogue-phone-columns). */
export type PhoneColumns = 2 | 3;

const KEY = "phone-columns";

/** Two or three, as last chosen in this browser. */
export function usePhoneColumns(): readonly [PhoneColumns, (columns: PhoneColumns) => void] {
  const [columns, setColumns] = useState(readColumns);
  return [
    columns,
    (next) => {
      setColumns(next);
      try {
        localStorage.setItem(KEY, String(next));
      } catch {
        // Without storage it is two again next time.
      }
    },
  ];
}

function readColumns(): PhoneColumns {
  try {
    return localStorage.getItem(KEY) === "3" ? 3 : 2;
  } catch {
    return 2;
  }
}
