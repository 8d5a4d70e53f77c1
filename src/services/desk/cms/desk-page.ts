import type { SavedPage } from "../../../machines/cms-editor.machine.ts"
import type { contentDeskShow } from "../../client/content-desk-routes.gen.ts"

type ValueOf<Call> = Call extends { readonly types?: { readonly success: infer Value } } ? Value : never

/** A content page as the desk receives it. */
export type DeskPage = ValueOf<typeof contentDeskShow>

/** Returns the part of a page that the editor's state machine needs. */
export const savedPageOf = ({ rowVersion, state, draft }: DeskPage): SavedPage => ({
  rowVersion,
  standing: state,
  draft
})
