import { makePressPackage } from "@surimono/contract/floor";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { call, orThrow } from "../../../session/call.ts";

interface PackageButtonProps {
  readonly wanted:
    | { readonly codes: readonly string[] }
    | { readonly batch: string; readonly only_added?: true }
    | { readonly order_number: string };
  readonly children: ReactNode;
}

/** Has the print files of these pieces put together, and leads to them. */
export function PackageButton({ wanted, children }: PackageButtonProps) {
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: async () =>
      orThrow(await call(makePressPackage, "codes" in wanted ? { codes: [...wanted.codes] } : wanted)),
    onSuccess: ({ package_id }) => navigate(`/floor/press/${package_id}`),
    onError: (error) => showToast(error.message, { tone: "error" }),
  });
  return (
    <Button
      size={44}
      icon="image"
      disabled={"codes" in wanted && wanted.codes.length === 0}
      pending={make.isPending}
      onClick={() => make.mutate()}
    >
      {children}
    </Button>
  );
}
