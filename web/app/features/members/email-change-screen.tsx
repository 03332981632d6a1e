import { confirmEmailChange } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useState } from "react";
import { call } from "#app/session/call.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NarrowPage } from "./form/narrow-page.tsx";

interface EmailChangeScreenProps {
  token: string;
  /** The next page: a member's, or the login. */
  next: { readonly to: string; readonly label: string };
  /** Updates everything that shows the address. */
  onChanged: () => void;
}

/** The page of the letter's link. Nothing changes before the button is pressed, as mail programs open links by themselves. */
export function EmailChangeScreen({ token, next, onChanged }: EmailChangeScreenProps) {
  const [isPending, setPending] = useState(false);
  const [changedTo, setChangedTo] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const change = async () => {
    setPending(true);
    const answer = await call(confirmEmailChange, { token });
    if (answer.ok) {
      setChangedTo(answer.value.email);
      onChanged();
    } else if (answer.failure.code === "members/email-link-not-valid" || answer.failure.issues)
      setRefusal(answer.failure.message);
    setPending(false);
  };
  if (changedTo)
    return (
      <NarrowPage title="メールアドレスを変更しました。">
        <p>
          これからは<b className="break-all text-deep">{changedTo}</b>
          でログインしてください。お知らせもこのアドレスにお送りします。
        </p>
        <LinkButton to={next.to} variant="primary" size={56} wide>
          {next.label}
        </LinkButton>
      </NarrowPage>
    );
  if (refusal)
    return (
      <NarrowPage title="リンクを確認できませんでした。">
        <Notice tone="warn">{refusal}</Notice>
        <LinkButton to={next.to} size={56} wide>
          {next.label}
        </LinkButton>
      </NarrowPage>
    );
  return (
    <NarrowPage title="メールアドレスの変更">
      <p>
        「変更する」を押すと、このメールを受け取られたアドレスが、ログインとお知らせに使うアドレスになります。ほかの端末でのログインはすべて終了します。
      </p>
      <Button variant="primary" size={56} wide pending={isPending} onClick={change}>
        変更する
      </Button>
      <p className="text-14">お心当たりのない方は、このページを閉じてください。何も変わりません。</p>
    </NarrowPage>
  );
}
