import type { SnapshotFrom } from "xstate"
import type { cmsEditorMachine } from "../../../machines/cms-editor.machine.ts"

/** States of the editor, shown beside the buttons. */
export type EditorPhase =
  | "opening"
  | "clean"
  | "dirty"
  | "saving"
  | "refused"
  | "offline"
  | "expired"
  | "conflict"
  | "acting"
  | "unsure"

/** Converts the machine's snapshot to the state of the editor, including the states without a page to edit. */
export const editorPhase = (
  snapshot: SnapshotFrom<typeof cmsEditorMachine>
): EditorPhase | "gone" | "unreachable" => {
  const { editing } = snapshot.value
  if (typeof editing !== "string")
    return "dirty" in editing
      ? editing.dirty === "refused"
        ? "refused"
        : "dirty"
      : "clean" in editing
        ? "clean"
        : "unsure"
  switch (editing) {
    case "gone":
    case "unreachable":
    case "saving":
    case "offline":
    case "expired":
    case "conflict":
    case "acting":
      return editing
    default:
      return "opening"
  }
}
