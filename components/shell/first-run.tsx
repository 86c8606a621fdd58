"use client";

import { KeyRound, MonitorPlay, Puzzle } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { toast } from "sonner";
import { callApi } from "@/components/shell/call-api";
import { Button } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import type { RunView } from "@/lib/contracts/run";

const promises = [
  [
    "Completion cannot be forged",
    "A task ends as completed only when every criterion is met by evidence that can be looked at.",
  ],
  [
    "Most steps cost no model tokens",
    "What changed on the page, what the network answered and what a field now holds decide first.",
  ],
  ["Doubt is said", "What cannot be proved ends as unverified, never as done."],
] as const;

/** The honest page and its lying twin show the difference best. */
const demo = { goal: "Add a patient named Noor", url: "/sample/lying.html" };

/** What Surefoot is, and three things to do now. */
export function FirstRun() {
  const router = useRouter();
  const [starting, setStarting] = useState(false);

  async function watchDemo(): Promise<void> {
    setStarting(true);
    const answer = await callApi<RunView>("POST", "/api/run", demo);
    setStarting(false);
    if (answer.ok) router.push(`/run/${answer.data.runId}`);
    else toast.error(answer.message);
  }
  return (
    <div className="mx-auto max-w-4xl space-y-8 py-4">
      <div className="space-y-3">
        <Mark size={44} />
        <h1 className="text-2xl font-semibold tracking-tight text-balance">
          A browser agent that proves its work is done
        </h1>
        <p className="max-w-2xl text-[0.9375rem] text-ink-soft text-pretty">
          Give Surefoot a goal. It works through web pages one action at a time, and after each one looks for
          proof that it did what it should. What it does shows up here, live, with its evidence.
        </p>
      </div>
      <section aria-label="Three things to do now" className="grid gap-4 md:grid-cols-3">
        <Step
          number={1}
          icon={<MonitorPlay />}
          title="Watch the demo"
          text="A page that says “saved” when its server refused. See Surefoot not believe it. No key, no network."
        >
          <Button look="primary" disabled={starting} onClick={watchDemo}>
            {starting ? "Starting …" : "Watch it now"}
          </Button>
        </Step>
        <Step
          number={2}
          icon={<Puzzle />}
          title="Pair the extension"
          text="Let it work in your own Chrome, with your own logins. A one-time code connects the two."
        >
          <Button asChild>
            <Link href="/settings/pairing">Get a code</Link>
          </Button>
        </Step>
        <Step
          number={3}
          icon={<KeyRound />}
          title="Add a key"
          text="For the command line, the API and everything else that is to give it goals."
        >
          <Button asChild>
            <Link href="/settings/keys">Make a key</Link>
          </Button>
        </Step>
      </section>
      <dl className="grid gap-x-8 gap-y-4 border-t border-line pt-6 md:grid-cols-3">
        {promises.map(([title, text]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Step({
  number,
  icon,
  title,
  text,
  children,
}: {
  number: number;
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-5 shadow-card">
      <span
        className="flex size-9 items-center justify-center rounded-lg bg-accent-soft text-accent [&>svg]:size-4.5"
        aria-hidden="true"
      >
        {icon}
      </span>
      <h2 className="font-semibold">
        <span className="text-ink-faint tabular-nums">{number}.</span> {title}
      </h2>
      <p className="grow text-ink-soft text-pretty">{text}</p>
      <div>{children}</div>
    </div>
  );
}
