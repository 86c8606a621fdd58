import { parseAction } from "@/lib/contracts/action-text";
import type { InteractRequest, NetworkEvent } from "@/lib/contracts/interact-request";
import type { InteractiveElement } from "@/lib/contracts/page-element";

export type SmallClinic = {
  /** The page as a client would post it. */
  page: () => Partial<InteractRequest>;
  /** Does what an answer says, and reports it as a client would. */
  act: (action: string) => Partial<InteractRequest>;
  /** What the clinic's back end holds. */
  stored: string[];
};

export type ClinicManners = {
  /** The list shows a new patient at once, but the back end never gets it. */
  forgets?: boolean;
  /** Patients from before. */
  stored?: string[];
};

const url = "http://clinic.test/patients";

/** A clinic of one page without a browser: a form with a name and Save, a list of patients, each with Delete. */
export function aSmallClinic({ forgets = false, stored: before = [] }: ClinicManners = {}): SmallClinic {
  const stored = [...before];
  let shown = [...stored];
  let typed = "";

  const requested = (method: string, startedAt = 1): { networkEvents: NetworkEvent[] } => ({
    networkEvents: [{ method, urlPath: "/api/patients", status: 200, resourceType: "fetch", startedAt }],
  });

  function save(): Partial<InteractRequest> {
    if (typed === "") return {};
    shown.push(typed);
    if (!forgets) stored.push(typed);
    typed = "";
    return {
      clientObservations: { didDomMutate: true, didNetworkOccur: !forgets },
      ...(forgets ? {} : requested("POST")),
    };
  }

  function remove(index: number): Partial<InteractRequest> {
    shown.splice(index, 1);
    if (!forgets) stored.splice(index, 1);
    return { clientObservations: { didDomMutate: true, didNetworkOccur: true }, ...requested("DELETE") };
  }

  function perform(name: string, args: readonly unknown[]): Partial<InteractRequest> {
    const [first, second] = args.map(String);
    if (name === "setValue") typed = second ?? "";
    if (name === "reload" || name === "navigate") {
      shown = [...stored];
      typed = "";
      return requested("GET");
    }
    if (name !== "click") return {};
    if (first === "save") return save();
    const [, row] = /^delete-(\d+)$/.exec(first ?? "") ?? [];
    return row === undefined ? {} : remove(Number(row));
  }

  return {
    stored,
    page: () => ({ url, pageTitle: "Patients", ...treeOf(typed, shown) }),
    act(action) {
      const read = parseAction(action);
      if (!read.ok) throw new Error(`no client could do ${action}: ${read.reason}`);
      return { lastActionStatus: "success", ...perform(read.action.name, read.action.args) };
    },
  };
}

function treeOf(typed: string, shown: readonly string[]): Partial<InteractRequest> {
  const rows = shown.flatMap((name, index): InteractiveElement[] => [
    { i: `row-${index}`, r: "item", n: name, c: "list" },
    { i: `delete-${index}`, r: "btn", n: `Delete ${name}`, c: `row-${index}` },
  ]);
  return {
    interactiveTree: [
      { i: "title", r: "head", n: "Patients" },
      { i: "form", r: "form", n: "New patient" },
      { i: "name", r: "inp", n: "Name", v: typed, k: "text", c: "form" },
      { i: "save", r: "btn", n: "Save", k: "submit", c: "form" },
      { i: "list", r: "list", n: "All patients", v: String(shown.length) },
      ...rows,
    ],
    pageText: ["Patients", "New patient", "Name", "All patients", ...shown].join("\n"),
  };
}
