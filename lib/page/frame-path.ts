/** Which frame of the page a window is: its place among the frames of its parent, and so on from the top. The top itself: none. */
export type FramePath = readonly number[];

/** Works across origins: a parent's list of frames may be compared with, though nothing in them may be read. */
export function framePath(window: Window): FramePath {
  const path: number[] = [];
  for (let at: Window = window; at !== at.parent; at = at.parent) path.unshift(placeIn(at.parent, at));
  return path;
}

/** The path of a frame element's content; undefined while it has none. */
export function pathOfFrame(element: Element): FramePath | undefined {
  const view = element.ownerDocument.defaultView;
  const inner = (element as HTMLIFrameElement).contentWindow;
  if (!view || !inner) return undefined;
  const place = placeIn(view, inner);
  return place < 0 ? undefined : [...framePath(view), place];
}

function placeIn(parent: Window, frame: Window): number {
  for (let at = 0; at < parent.length; at++) if (parent[at] === frame) return at;
  return -1;
}
