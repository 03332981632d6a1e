import { zodResolver } from "@hookform/resolvers/zod";
import type { requestPasswordReset, resendVerification } from "@surimono/contract/members";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { call } from "#app/session/call.ts";
import { showFailure } from "../form/form-failure.ts";
import { emailField } from "../form/form-fields.ts";

const schema = z.object({ email: emailField });
type Values = z.output<typeof schema>;

interface EmailFormProps {
  /** The call that sends a letter to the address, with the same answer whether or not it has an account. */
  ask: typeof requestPasswordReset | typeof resendVerification;
  button: string;
  email?: string;
  onAsked: (email: string) => void;
  primary?: boolean;
}

export function EmailForm({ ask, button, email = "", onAsked, primary = false }: EmailFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { email },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const answer = await call(ask, values);
    if (answer.ok) onAsked(values.email);
    else showFailure(answer.failure, ["email"], setError);
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <TextInput
        label="メールアドレス"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...register("email")}
        error={errors.email?.message}
      />
      <Button type="submit" variant={primary ? "primary" : "outline"} size={56} wide pending={isSubmitting}>
        {button}
      </Button>
    </form>
  );
}
