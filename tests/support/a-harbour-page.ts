/** The page of one harbour, with a control to be pressed beside its ships. */
export const aHarbourPage = (control: string, ...more: string[]): string => `
  heading "Harbour of Bodo"
  ${control}
  button "Share" #share
  list "Ships"
    item "Fram"
    item "Gjoa"
${more.join("\n")}
`;
