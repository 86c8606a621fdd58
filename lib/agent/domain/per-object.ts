/** Reckoned once for each object, which nobody changes once it is read. */
export function perObject<T extends object, R>(reckon: (given: T) => R): (given: T) => R {
  const known = new WeakMap<T, { result: R }>();
  return (given) => {
    const before = known.get(given);
    if (before) return before.result;
    const result = reckon(given);
    known.set(given, { result });
    return result;
  };
}
