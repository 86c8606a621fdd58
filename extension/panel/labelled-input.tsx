import type { ComponentProps } from "react";
import { Field, Input } from "@/components/ui/input";

export function LabelledInput({ label, ...rest }: ComponentProps<"input"> & { label: string; id: string }) {
  return (
    <Field id={rest.id} label={label}>
      <Input autoComplete="off" {...rest} />
    </Field>
  );
}
