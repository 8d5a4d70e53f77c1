import type { RemovedBlock } from "../../domain/content/edit/block-list.ts"
import type { Edit } from "../../domain/content/edit/apply-edit.ts"
import type { PageDraft } from "../../domain/content/page-draft.ts"
import type { PublicationState } from "../../domain/content/publication.ts"
import type { PartName } from "../../domain/content/edit/parts.ts"

/** A page as stored on the server: its latest draft, whether published or not. */
export interface SavedPage {
  readonly rowVersion: number
  /** Publication state of the newest text. */
  readonly standing: PublicationState
  readonly draft: PageDraft
}

/** Why the server refused a draft, and the path of the affected field, e.g. `draft.contents.blocks.2`. */
export interface EditProblem {
  readonly code: string
  readonly field: string | null
}

/** Actions on the whole page besides editing. */
export type Act =
  /** Null `publishAt` publishes immediately, null `expiresAt` means no expiry (ISO 8601). */
  | { readonly kind: "publish"; readonly publishAt: string | null; readonly expiresAt: string | null }
  | { readonly kind: "askReview" | "sendBack"; readonly note: string }
  | { readonly kind: "unschedule" | "end" | "discard" | "recall" | "approve" | "remove" }
  | { readonly kind: "restore"; readonly number: number }
  | { readonly kind: "move"; readonly path: string }

/**
 * A draft stored in the browser, with the version it was based on, and the sent drafts that the server may have
 * received.
 */
export interface KeptDraft {
  readonly base: PageDraft
  readonly sent: ReadonlyArray<PageDraft>
  readonly draft: PageDraft
}

export type LoadAnswer =
  | { readonly kind: "loaded"; readonly page: SavedPage }
  | { readonly kind: "gone" }
  | { readonly kind: "signedOut" }

/** Result of a save or an action; if no response arrives, the port fails. */
export type SaveAnswer =
  | { readonly kind: "saved"; readonly page: SavedPage }
  /** Another user saved first; `page` is the currently stored page. */
  | { readonly kind: "conflict"; readonly page: SavedPage }
  | { readonly kind: "refused"; readonly problems: ReadonlyArray<EditProblem> }
  /** The page has been deleted, by this action or earlier by another editor. */
  | { readonly kind: "gone" }
  | { readonly kind: "signedOut" }

export type CmsEditorEvent =
  | { readonly type: "draft.edit"; readonly edit: Edit }
  /** The browser has stored a draft of an earlier visit. */
  | { readonly type: "draft.recalled"; readonly kept: KeptDraft }
  | { readonly type: "draft.save" }
  | { readonly type: "page.arrived"; readonly page: SavedPage }
  | { readonly type: "act.ask"; readonly act: Act }
  | { readonly type: "conflict.choose"; readonly part: PartName; readonly side: "mine" | "theirs" }
  | { readonly type: "conflict.chooseAll"; readonly side: "mine" | "theirs" }
  /** The user has read that another user's change was merged. */
  | { readonly type: "merge.seen" }
  | { readonly type: "tab.found" }
  | { readonly type: "tab.left" }

export interface CmsEditor {
  /** The page as last received from the server. */
  readonly page: SavedPage
  readonly draft: PageDraft
  /** Drafts sent since the last response, the latest last: a save may have succeeded although its response was lost. */
  readonly sent: ReadonlyArray<PageDraft>
  /** Removed blocks, the latest last. */
  readonly removed: ReadonlyArray<RemovedBlock>
  /** Parts that another user has changed as well. */
  readonly clashes: ReadonlyArray<PartName>
  readonly problems: ReadonlyArray<EditProblem>
  /** The action that follows once everything is saved. */
  readonly act: Act | null
  /** Another user's change was merged automatically, because it concerned another part. */
  readonly isMerged: boolean
  /** Another tab of this browser has the same page open. */
  readonly isElsewhere: boolean
}

/** Returns the page from a response that, as a guard has checked, contains one. */
export const pageIn = (answer: SaveAnswer | LoadAnswer): SavedPage => {
  if (!("page" in answer)) throw new Error(`"${answer.kind}" brings no page`)
  return answer.page
}
