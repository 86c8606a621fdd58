import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems } from "@/lib/agent/domain/wording/words";

const setting =
  /^(?:set|assign|allocate|setzen|festlegen|zuweisen|zuteilen|définir|attribuer|affecter|fijar|establecer|asignar|imposta|assegna|definir|atribuir)(?:\s+(\S.*))?$/iu;

/** `Set` beside a field sends it, and so does `Set level` beside `Low level`, or `Assign cook` beside `Person for cook`; `Set aside` may be for anything. */
export function setsFieldOf(button: string, near: readonly SnapshotNode[]): boolean {
  const match = setting.exec(button.trim());
  if (!match) return false;
  if (match[1] === undefined) return true;
  const said = contentStems(match[1]);
  return (
    said.length > 0 &&
    near.some((node) => {
      const words = new Set(isField(node) ? contentStems(node.name) : []);
      return said.every((word) => words.has(word));
    })
  );
}
