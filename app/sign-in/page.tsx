import type { Metadata } from "next";
import { SignInForm } from "@/components/shell/sign-in-form";
import { Mark } from "@/components/ui/mark";

export const metadata: Metadata = { title: "Sign in" };

type Props = { searchParams: Promise<{ link?: string }> };

export default async function SignInPage({ searchParams }: Props) {
  const { link } = await searchParams;
  return (
    <main className="mx-auto flex min-h-dvh max-w-sm flex-col justify-center gap-6 px-4 py-10">
      <div className="flex items-center gap-3">
        <Mark size={36} />
        <h1 className="text-2xl font-semibold tracking-tight">Surefoot</h1>
      </div>
      {link === "used" ? (
        <p role="status" className="rounded-lg bg-unsure-soft px-3 py-2 text-sm text-unsure">
          That link was used already, or is not of this server. Each link works once.
        </p>
      ) : null}
      <div className="rounded-xl border border-line bg-surface p-5 shadow-card">
        <SignInForm />
      </div>
      <p className="text-sm text-ink-faint">
        No key yet? The server prints a sign-in link when it starts. Restart it to get a new one.
      </p>
    </main>
  );
}
