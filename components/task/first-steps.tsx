const steps = [
  {
    title: "Watch the demo",
    text: "Three tasks in a real browser, one of them on a page that lies about saving.",
    command: "npm run demo",
  },
  {
    title: "Give it a goal of your own",
    text: "Any page, from the command line, with every verdict as it is reached.",
    command: 'npm run agent -- "Find the opening hours" \\\n  --url https://example.org',
  },
  {
    title: "Call the API",
    text: "Make an API key, then post what a page looks like and do what comes back.",
    command: "POST /api/agent/interact",
  },
];

/** What the dashboard shows before there is anything to show. */
export function FirstSteps() {
  return (
    <div className="space-y-6 py-6">
      <div className="max-w-2xl space-y-2">
        <h2 className="text-xl font-semibold tracking-tight">Nothing has run yet</h2>
        <p className="text-ink-soft">
          Surefoot works through web pages one action at a time, and after each one looks for proof that it
          did what it should. What you start shows up here, live.
        </p>
      </div>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map(({ title, text, command }) => (
          <li key={title} className="flex flex-col gap-2 rounded-xl border border-line bg-surface p-4">
            <h3 className="font-semibold">{title}</h3>
            <p className="grow text-sm text-ink-soft">{text}</p>
            <code className="rounded-md bg-raised px-2 py-1.5 font-mono text-xs whitespace-pre-wrap select-all [overflow-wrap:anywhere]">
              {command}
            </code>
          </li>
        ))}
      </ol>
    </div>
  );
}
