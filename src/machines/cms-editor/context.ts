import type { RemovedBlock } from "../../domain/content/edit/block-list.ts"
import type { Edit } from "../../domain/content/edit/apply-edit.ts"
import type { PageDraft } from "../../domain/content/page-draft.ts"
import type { PublicationState } from "../../domain/content/publication.ts"
import type { PartName } from "../../domain/content/edit/parts.ts"

/** A page as the server has it: what was written last, whether it is published or not. */
export interface SavedPage {
  readonly rowVersion: number
  /** Where the newest text stands with its visitors. */
  readonly standing: PublicationState
  readonly draft: PageDraft
}

/** Why the server does not want it so, and where: `draft.contents.blocks.2`. */
export interface EditProblem {
  readonly code: string
  readonly field: string | null
}

/** What is done with the whole page beside writing it. */
export type Act =
  /** At once without `publishAt`, for good without `expiresAt` (ISO 8601). */
  | { readonly kind: "publish"; readonly publishAt: string | null; readonly expiresAt: string | null }
  | { readonly kind: "askReview" | "sendBack"; readonly note: string }
  | { readonly kind: "unschedule" | "end" | "discard" | "recall" | "approve" | "remove" }
  | { readonly kind: "restore"; readonly number: number }
  | { readonly kind: "move"; readonly path: string }

/** What a browser keeps of a page: a draft, what it was written over, and what was sent and may have arrived. */
export interface KeptDraft {
  readonly base: PageDraft
  readonly sent: ReadonlyArray<PageDraft>
  readonly draft: PageDraft
}

export type LoadAnswer =
  | { readonly kind: "loaded"; readonly page: SavedPage }
  | { readonly kind: "gone" }
  | { readonly kind: "signedOut" }

/** How an attempt to save or to act ended; no answer is an error of the port. */
export type SaveAnswer =
  | { readonly kind: "saved"; readonly page: SavedPage }
  /** Another user saved first: the page as it is now. */
  | { readonly kind: "conflict"; readonly page: SavedPage }
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<EditProblem> }
  /** The page is deleted, by this act or by another editor before it. */
  | { readonly kind: "gone" }
  | { readonly kind: "signedOut" }

export type CmsEditorEvent =
  | { readonly type: "draft.edit"; readonly edit: Edit }
  /** The browser has kept a draft of an earlier visit. */
  | { readonly type: "draft.recalled"; readonly kept: KeptDraft }
  | { readonly type: "draft.save" }
  | { readonly type: "page.arrived"; readonly page: SavedPage }
  | { readonly type: "act.ask"; readonly act: Act }
  | { readonly type: "conflict.choose"; readonly part: PartName; readonly side: "mine" | "theirs" }
  | { readonly type: "conflict.chooseAll"; readonly side: "mine" | "theirs" }
  /** The user has read that another's change was merged. */
  | { readonly type: "merge.seen" }
  | { readonly type: "tab.found" }
  | { readonly type: "tab.left" }

export interface CmsEditor {
  /** What the server has, as far as is known here. */
  readonly page: SavedPage
  readonly draft: PageDraft
  /** What was sent since the last answer, the latest last: an answer may be lost and the save not. */
  readonly sent: ReadonlyArray<PageDraft>
  /** Blocks that were taken out, the latest last. */
  readonly removed: ReadonlyArray<RemovedBlock>
  /** Parts that another user has changed as well. */
  readonly clashes: ReadonlyArray<PartName>
  readonly problems: ReadonlyArray<EditProblem>
  /** What is to be done as soon as everything is saved. */
  readonly act: Act | null
  /** Another user's change was merged automatically: it was of another part. */
  readonly isMerged: boolean
  /** Another tab of this browser has the same page open. */
  readonly isElsewhere: boolean
}

/** Of an answer that a guard has looked at. */
export const pageIn = (answer: SaveAnswer | LoadAnswer): SavedPage => {
  if (!("page" in answer)) throw new Error(`"${answer.kind}" brings no page`)
  return answer.page
}
