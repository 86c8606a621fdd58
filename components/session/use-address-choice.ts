"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";

/** A choice that stands in the address, so that a view can be shared; the first one is not written there. */
export function useAddressChoice<T extends string>(
  name: string,
  choices: readonly [T, ...T[]],
): [T, (choice: T) => void] {
  const given = useSearchParams().get(name);
  const [first] = choices;
  const [chosen, setChosen] = useState<T>(choices.find((choice) => choice === given) ?? first);
  function choose(choice: T): void {
    setChosen(choice);
    const address = new URL(window.location.href);
    if (choice === first) address.searchParams.delete(name);
    else address.searchParams.set(name, choice);
    window.history.replaceState(null, "", address);
  }
  return [chosen, choose];
}
