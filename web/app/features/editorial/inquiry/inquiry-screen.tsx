import { sendInquiry } from "@surimono/contract/editorial";
import {
  checkInquiry,
  INQUIRY_MESSAGE_MAX,
  INQUIRY_NAME_MAX,
  INQUIRY_TOPICS,
  type Inquiry,
  inquiryTopicNames,
} from "@surimono/domain/editorial";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Select } from "@surimono/ui/select.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useLeave } from "@surimono/ui/use-leave.ts";
import { useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { call } from "#app/session/call.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useUnsaved } from "#app/ui/use-unsaved.ts";
import { HelpOpener } from "../help/help-opener.tsx";
import { problemWords } from "./problem-words.ts";

const NOT_SENT = "お問い合わせを送信できませんでした。もう一度お試しください。";

interface InquiryScreenProps {
  /** The logged-in member's address. */
  email: string;
  /** The question asked in the chat. */
  message: string;
  onSent: () => Promise<void>;
}

export function InquiryScreen(props: InquiryScreenProps) {
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-[104px]">
      <Breadcrumb
        trail={[{ label: "ホーム", to: "/" }, { label: "よくある質問", to: "/faq" }, { label: "お問い合わせフォーム" }]}
      />
      <div className="mt-3 md:mt-5">
        <PageHeading title="お問い合わせフォーム">2営業日以内にお返事します。</PageHeading>
      </div>
      <p className="mt-4 max-w-2xl leading-[1.8]">
        お急ぎのときは、先に
        <Link to="/faq" className="text-red-text underline underline-offset-4">
          よくある質問
        </Link>
        をご覧ください。不良品のご連絡は、到着から3日以内にお願いします。
      </p>
      <div className="mt-6 max-w-2xl">
        <HelpOpener quiet />
      </div>
      <InquiryForm {...props} />
    </main>
  );
}

function judged(values: Inquiry) {
  const problems = checkInquiry(values).map(({ field, code }) => [
    field,
    { type: code, message: problemWords(field, code) },
  ]);
  return problems.length > 0 ? { values: {}, errors: Object.fromEntries(problems) } : { values, errors: {} };
}

function InquiryForm({ email, message, onSent }: InquiryScreenProps) {
  const { register, handleSubmit, setError, control, formState } = useForm<Inquiry>({
    values: { topic: "item", name: "", email, phone: "", message },
    resetOptions: { keepDirtyValues: true },
    resolver: judged,
  });
  const { errors, isSubmitting, isDirty } = formState;
  const { letLeave } = useUnsaved(isDirty);
  const { isLeaving, leave } = useLeave();
  const length = [...useWatch({ control, name: "message" }).trim()].length;
  const submit = handleSubmit(async (values) => {
    const answer = await call(sendInquiry, values);
    if (answer.ok) {
      letLeave();
      return leave(onSent);
    }
    const { status, message } = answer.failure;
    setError("root", { message: status === 0 || status >= 500 ? NOT_SENT : message });
  });
  return (
    <form onSubmit={submit} noValidate className="mt-8 flex max-w-2xl flex-col gap-3">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <Select
        label="お問い合わせの種類"
        required
        options={INQUIRY_TOPICS.map((topic) => ({ value: topic, label: inquiryTopicNames[topic] }))}
        {...register("topic")}
      />
      <TextInput
        label="お名前"
        required
        autoComplete="name"
        hint={`${INQUIRY_NAME_MAX}文字まで`}
        {...register("name")}
        error={errors.name?.message}
      />
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <TextInput
          label="メールアドレス"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          {...register("email")}
          error={errors.email?.message}
        />
        <TextInput
          label="電話番号"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="お電話でのお返事をご希望の方のみ"
          {...register("phone")}
          error={errors.phone?.message}
        />
      </div>
      <TextArea
        label="お問い合わせの内容"
        required
        rows={6}
        aside={`${length} / ${INQUIRY_MESSAGE_MAX}`}
        hint="ご注文については、注文番号もお書きください。"
        {...register("message")}
        error={errors.message?.message}
      />
      <p className="text-14">
        お預かりする情報は、お返事のためにだけ使います。
        <Link to="/guides/privacy" className="text-red-text underline underline-offset-4">
          プライバシーポリシー
        </Link>
      </p>
      <Button type="submit" variant="primary" size={56} wide pending={isSubmitting || isLeaving}>
        送信する
      </Button>
    </form>
  );
}
