/** Roles that Playwright's snapshot gives elements that take an action. */
const actionRoles = new Set(
  "button link textbox searchbox checkbox radio combobox option tab menuitem menuitemcheckbox menuitemradio slider spinbutton switch treeitem".split(
    " ",
  ),
);

/** References of the elements in Playwright's AI snapshot that can be acted on: by their role, or because they show a pointer cursor. */
export function actionableRefs(snapshot: string): string[] {
  return snapshot.split("\n").flatMap((line) => {
    const [, role, ref] = /^\s*- (?:'|")?([a-z]+)\b.*?\[ref=(\w+)\]/.exec(line) ?? [];
    if (!role || !ref) return [];
    return actionRoles.has(role) || line.includes("[cursor=pointer]") ? [ref] : [];
  });
}
