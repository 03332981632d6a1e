export interface SupportSettings {
  /** Where answers of customers go; a `*` in it stands for the ticket. Without it to `mailFrom`. */
  readonly supportMail: string | undefined;
  /** What the mail server shows when it hands over letters to the shop. Without it none are taken over the net. */
  readonly supportMailSecret: string | undefined;
}

export function readSupport(
  variables: Readonly<Record<string, string | undefined>>,
  problems: string[],
): SupportSettings {
  const supportMail = variables["SUPPORT_MAIL"] || undefined;
  if (supportMail && !/^[^\s@]+@[^\s@]+$/.test(supportMail))
    problems.push("SUPPORT_MAIL is not an e-mail address, such as support+*@shop.example");
  const supportMailSecret = variables["SUPPORT_MAIL_SECRET"] || undefined;
  if (supportMailSecret && supportMailSecret.length < 32)
    problems.push("SUPPORT_MAIL_SECRET must have at least 32 characters");
  return { supportMail, supportMailSecret };
}
