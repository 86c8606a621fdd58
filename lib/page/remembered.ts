const most = 5_000;

/** The same judgement, made once for each text: class lists of a page repeat, and a page is read again and again. */
export function remembered<T>(judge: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const judged = judge(text);
    if (known.size >= most) known.clear();
    known.set(text, judged);
    return judged;
  };
}
