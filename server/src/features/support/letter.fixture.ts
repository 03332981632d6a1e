/** A raw letter as the mail server hands it over. */
export const letter = (fields: Readonly<Record<string, string>>, body: string) =>
  [...Object.entries(fields).map(([name, text]) => `${name}: ${text}`), "", body].join("\r\n");

/** One with a PDF. */
export const letterWithFile = (from: string) =>
  letter(
    {
      ...{ From: from, To: "shop@surimono.example", Subject: "図", "Message-ID": `<${from}>` },
      ...{ "MIME-Version": "1.0", "Content-Type": "multipart/mixed; boundary=b" },
    },
    [
      ...["--b", "Content-Type: text/plain; charset=utf-8", "", "図です。"],
      ...["--b", 'Content-Type: application/pdf; name="a.pdf"', "Content-Transfer-Encoding: base64"],
      ...['Content-Disposition: attachment; filename="a.pdf"', ""],
      ...[Buffer.from(`%PDF-1.7\n${"% 見本\n".repeat(20)}`).toString("base64"), "--b--"],
    ].join("\r\n"),
  );
