/**
 * A birthday as people type it, as yyyy-mm-dd: eight digits, or year, month and day with signs between, full-width too. What cannot be
 * read stays as it is. A calendar to choose from would be leafed back for decades.
 */
export function plainBirthday(typed: string): string {
  const plain = typed.normalize("NFKC").trim();
  const parts =
    /^(\d{4})(\d\d)(\d\d)$/.exec(plain) ?? /^(\d{4})[-‐−ー/.年 ]+(\d{1,2})[-‐−ー/.月 ]+(\d{1,2})日?$/.exec(plain);
  if (!parts) return plain;
  const [, year = "", month = "", day = ""] = parts;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
