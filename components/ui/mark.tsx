/** The product's sign; decorative, its name stands beside it. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d="M6 23 13 11l4.5 7L20 14l6 9z" className="fill-on-accent" />
    </svg>
  );
}
