import type { Block, PictureFacts } from "../block.ts"
import type { ContentVersion, HeroDrawing } from "../content-page.ts"
import type { PageDraft } from "../page-draft.ts"
import {
  type RemovedBlock,
  withBlock,
  withBlockAt,
  withBlockMoved,
  withDuplicate,
  withOwnBlock,
  withOwnWord,
  withoutBlock,
  withRestored
} from "./block-list.ts"
import type { OwnCountry, WordName } from "./parts.ts"

/** A change that an editor makes to a page. */
export type Edit =
  | { readonly kind: "word"; readonly name: WordName; readonly word: string }
  /** `undefined` removes the country's own text. */
  | {
      readonly kind: "ownWord"
      readonly country: OwnCountry
      readonly name: WordName
      readonly word: string | undefined
    }
  | {
      readonly kind: "settings"
      readonly settings: Partial<Omit<PageDraft, "contents">>
    }
  | { readonly kind: "picture"; readonly picture: PictureFacts | undefined }
  | { readonly kind: "drawing"; readonly drawing: HeroDrawing | undefined }
  | { readonly kind: "block"; readonly block: Block }
  /** `null` hides the block in a country; `undefined` removes the country's override. */
  | {
      readonly kind: "ownBlock"
      readonly country: OwnCountry
      readonly id: string
      readonly block: Block | null | undefined
    }
  | { readonly kind: "add"; readonly block: Block; readonly index: number }
  | { readonly kind: "move"; readonly id: string; readonly by: number }
  | { readonly kind: "duplicate"; readonly id: string; readonly newId: string }
  | { readonly kind: "remove"; readonly id: string }
  /** Restores the block that was removed last. */
  | { readonly kind: "undoRemove" }

/** A page that is being edited, and the blocks that were removed from it, in the order of removal. */
export interface Worked {
  readonly draft: PageDraft
  readonly removed: ReadonlyArray<RemovedBlock>
}

const withPicture = (draft: ContentVersion, picture: PictureFacts | undefined): ContentVersion => {
  const { picture: _, ...rest } = draft
  return picture === undefined ? rest : { ...rest, picture }
}

const withDrawing = (draft: ContentVersion, drawing: HeroDrawing | undefined): ContentVersion => {
  const { drawing: _, ...rest } = draft
  return drawing === undefined ? rest : { ...rest, drawing }
}

type ContentEdit = Exclude<Edit, { kind: "remove" | "undoRemove" | "settings" }>

const edited = (version: ContentVersion, edit: ContentEdit): ContentVersion => {
  switch (edit.kind) {
    case "word":
      return { ...version, [edit.name]: edit.word }
    case "ownWord":
      return withOwnWord(version, edit.country, edit.name, edit.word)
    case "picture":
      return withPicture(version, edit.picture)
    case "drawing":
      return withDrawing(version, edit.drawing)
    case "block":
      return withBlock(version, edit.block)
    case "ownBlock":
      return withOwnBlock(version, edit.country, edit.id, edit.block)
    case "add":
      return withBlockAt(version, edit.block, edit.index)
    case "move":
      return withBlockMoved(version, edit.id, edit.by)
    case "duplicate":
      return withDuplicate(version, edit.id, edit.newId)
  }
}

/** Maximum number of removed blocks that can be restored. */
const mostRemoved = 20

/** Returns the id of the block that an edit adds, if any. */
const newIdOf = (edit: Edit): string | undefined =>
  edit.kind === "add" ? edit.block.id : edit.kind === "duplicate" ? edit.newId : undefined

/** Applies an edit to the page. If a double click repeats an edit with an id, the edit is applied only once. */
export const applyEdit = ({ draft, removed }: Worked, edit: Edit): Worked => {
  const { contents } = draft
  if (edit.kind === "settings") return { draft: { ...draft, ...edit.settings }, removed }
  if (edit.kind === "remove") {
    const left = withoutBlock(contents, edit.id)
    return left === undefined
      ? { draft, removed }
      : {
          draft: { ...draft, contents: left.version },
          removed: [...removed, left.removed].slice(-mostRemoved)
        }
  }
  if (edit.kind === "undoRemove") {
    const last = removed.at(-1)
    return last === undefined
      ? { draft, removed }
      : { draft: { ...draft, contents: withRestored(contents, last) }, removed: removed.slice(0, -1) }
  }
  const id = newIdOf(edit)
  if (contents.blocks.some((block) => block.id === id)) return { draft, removed }
  return { draft: { ...draft, contents: edited(contents, edit) }, removed }
}
