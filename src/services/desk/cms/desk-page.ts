import type { SavedPage } from "../../../machines/cms-editor.machine.ts"
import type {
  contentDeskCheck,
  contentDeskPages,
  contentDeskShow
} from "../../client/content-desk-routes.gen.ts"

type ValueOf<Call> = Call extends { readonly types?: { readonly success: infer Value } } ? Value : never

/** A page as the desk shows it, complete and as a row of the list. */
export type DeskPage = ValueOf<typeof contentDeskShow>
export type DeskPageRow = ValueOf<typeof contentDeskPages>["items"][number]
export type FoundProblem = ValueOf<typeof contentDeskCheck>["items"][number]

/** The part of a page that the editor's machine needs. */
export const savedPageOf = ({ rowVersion, state, draft }: DeskPage): SavedPage => ({
  rowVersion,
  standing: state,
  draft
})
