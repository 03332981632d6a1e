/** The source of a regular expression for an id of a row, in the one spelling that the shop writes. It captures nothing. */
export const UUID_PATTERN = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
