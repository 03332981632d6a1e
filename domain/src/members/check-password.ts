export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export type PasswordProblem = "too-short" | "too-long" | "same-as-email";

/** Length matters and composition does not (NIST SP 800-63B §3.1.1). The address, or its part before the @, would be the first guess. */
export function checkPassword(password: string, email: string): PasswordProblem | undefined {
  if (password.length < PASSWORD_MIN) return "too-short";
  if (password.length > PASSWORD_MAX) return "too-long";
  const guess = password.trim().toLowerCase();
  const address = email.trim().toLowerCase();
  if (guess === address || guess === address.split("@", 1)[0]) return "same-as-email";
  return undefined;
}
