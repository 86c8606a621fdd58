/** What went wrong, said at once by screen readers. */
export function Problem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className="text-sm text-bad [overflow-wrap:anywhere]">
      {text}
    </p>
  );
}
