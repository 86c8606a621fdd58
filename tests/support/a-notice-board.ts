/** A page with a form for a new notice and the list of all. */
export const board = (typed: string, ...items: string[]) => `
  heading "Notice board"
  form "New notice"
    textbox "Notice" ="${typed}" #notice
    button "Pin up"
  list "Notices"
    item "Lost cat"
${items.map((name) => `    item "${name}"`).join("\n")}
`;

/** Pinning up what the form holds. */
export const pin = { step: 'Add the notice "Found glove"', before: board("Found glove"), on: "Pin up" };
