/** Kinds of control that a wording can name. */
export type ControlKind =
  | "button"
  | "link"
  | "field"
  | "list"
  | "checkbox"
  | "switch"
  | "radio"
  | "option"
  | "tab"
  | "menu"
  | "section"
  | "dialog"
  | "icon"
  | "row"
  | "page"
  | "form"
  | "slider"
  | "result";

/** What a wording says of the element it means. */
export type Target = {
  /** Words that name it, without its kind and place; empty when only a kind is named. */
  name: string;
  /** The wording as a whole: what looks like kind or place may be part of a name. */
  whole: string;
  /** Given in quotes or as a name: words of it are not to be traded for others. */
  exact: boolean;
  kind?: ControlKind;
  /** 1-based; -1 is the last. */
  ordinal?: number;
  /** All that fit. */
  every?: boolean;
  /** What is left out of all that fit. */
  except?: readonly string[];
  /** One of those that fit, whichever (`a checkbox`). */
  any?: boolean;
  /** Names of which any one will do. */
  or?: readonly string[];
  /** Where it is: a row, a dialog, a section. */
  within?: string;
  startsWith?: string;
  endsWith?: string;
};

/** Small words that a value can come with. */
export const hints = [
  "for",
  "with",
  "on",
  "at",
  "to",
  "about",
  "as",
  "from",
  "by",
  "until",
  "under",
  "in",
] as const;
type Hint = (typeof hints)[number];

/** `field` empty: the wording names none. `hint`: the preposition that the value came with. */
export type FieldValue = {
  field: string;
  value: string;
  hint?: Hint;
};

/**
 * What a command says of one thing: the preposition before it (empty for what the verb is done to), the kind of thing, and its name, each empty
 * where the wording has none.
 */
export type CommandPart = { prep: string; noun: string; name: string; whole: string };

export type ClickAction = "click" | "doubleClick" | "rightClick" | "hover";

/** One thing that somebody wants done, as far as the wording tells. */
export type Want = { text: string } & (
  | { do: "click"; how: ClickAction; target: Target; times: number }
  | { do: "open"; target: Target }
  | { do: "goto"; url: string; newTab: boolean }
  | { do: "type"; value: string; field: Target | undefined }
  | { do: "choose"; option: Target; field: Target | undefined }
  | { do: "tick"; on: boolean; target: Target }
  /** `around`: the list or part that `of` stands in, where there may be another of its name. */
  | { do: "set"; field: Target; value: string; of: string | undefined; around?: string | undefined }
  | { do: "fill"; fields: FieldValue[] }
  | { do: "key"; key: string }
  | { do: "search"; query: string; field: Target | undefined }
  | { do: "add"; verb: string; thing: string; fields: FieldValue[]; place: string | undefined }
  | { do: "open_form"; thing: string }
  | { do: "remove"; verb: string; thing: string; target: Target }
  | { do: "edit"; thing: string; name: string; fields: FieldValue[] }
  | { do: "mark"; name: string; state: string; on: boolean }
  | { do: "fold"; open: boolean; target: Target }
  | { do: "close"; target: Target }
  | { do: "sort"; by: string; direction: "ascending" | "descending" | undefined }
  | { do: "filter"; by: string | undefined; value: string }
  | { do: "login"; fields: FieldValue[] }
  | { do: "logout" }
  | { do: "submit"; verb: string; target: Target | undefined }
  | { do: "confirm"; by?: string }
  | { do: "history"; action: "goBack" | "goForward" | "reload" }
  | {
      do: "scroll";
      direction: "up" | "down" | "left" | "right" | "top" | "bottom" | undefined;
      target: Target | undefined;
    }
  | { do: "wait"; seconds: number }
  | { do: "drag"; from: Target; to: Target }
  | { do: "upload"; file: string; field: Target | undefined }
  | { do: "switch_tab"; name: string; close: boolean }
  | { do: "read"; question: string }
  | { do: "command"; verb: string; parts: CommandPart[] }
  | { do: "unknown" }
);
export type WantOf<Do extends Want["do"]> = Extract<Want, { do: Do }>;
