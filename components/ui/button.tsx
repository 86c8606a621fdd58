import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

const styles = cva(
  "inline-flex shrink-0 items-center justify-center gap-1.5 rounded-lg font-medium whitespace-nowrap transition-colors disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 [&_svg]:shrink-0",
  {
    variants: {
      look: {
        primary: "bg-accent text-on-accent hover:bg-accent-strong",
        plain: "border border-line-strong bg-surface text-ink shadow-card hover:bg-raised",
        quiet: "text-ink-soft hover:bg-raised hover:text-ink",
        danger:
          "border border-line-strong bg-surface text-bad shadow-card hover:border-bad hover:bg-bad-soft",
      },
      size: {
        normal: "h-9 px-3.5 text-sm [&_svg]:size-4",
        small: "h-7.5 px-2.5 text-[0.8125rem] [&_svg]:size-3.5",
        icon: "size-9 [&_svg]:size-4",
        /** As long as its text, on as many lines as that takes. */
        text: "min-h-9 max-w-full shrink px-3.5 py-1.5 text-left text-sm whitespace-normal [overflow-wrap:anywhere]",
        smallIcon: "size-7.5 [&_svg]:size-3.5",
      },
    },
    defaultVariants: { look: "plain", size: "normal" },
  },
);

type Props = ComponentProps<"button"> & VariantProps<typeof styles> & { asChild?: boolean };

/** A button, or with `asChild` a link that looks like one. */
export function Button({ look, size, asChild = false, className, type = "button", ...rest }: Props) {
  const classes = cn(styles({ look, size }), className);
  return asChild ? (
    <Slot.Root className={classes} {...rest} />
  ) : (
    <button type={type} className={classes} {...rest} />
  );
}
