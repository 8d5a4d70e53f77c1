import type { Block, PictureFacts } from "../block.ts"
import type { ContentVersion, HeroDrawing } from "../content-page.ts"
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

/** One thing that an editor does to a page. */
export type Edit =
  | { readonly kind: "word"; readonly name: WordName; readonly word: string }
  /** Undefined takes a country back to what all read. */
  | {
      readonly kind: "ownWord"
      readonly country: OwnCountry
      readonly name: WordName
      readonly word: string | undefined
    }
  | { readonly kind: "picture"; readonly picture: PictureFacts | undefined }
  | { readonly kind: "drawing"; readonly drawing: HeroDrawing | undefined }
  | { readonly kind: "block"; readonly block: Block }
  /** Null leaves the block out in a country; undefined takes it back to what all read. */
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
  /** The block that was removed last comes back. */
  | { readonly kind: "undoRemove" }

/** A page on which somebody works, with what was taken out of it, the latest last. */
export interface Worked {
  readonly draft: ContentVersion
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

const drafted = (draft: ContentVersion, edit: Exclude<Edit, { kind: "remove" | "undoRemove" }>): ContentVersion => {
  switch (edit.kind) {
    case "word":
      return { ...draft, [edit.name]: edit.word }
    case "ownWord":
      return withOwnWord(draft, edit.country, edit.name, edit.word)
    case "picture":
      return withPicture(draft, edit.picture)
    case "drawing":
      return withDrawing(draft, edit.drawing)
    case "block":
      return withBlock(draft, edit.block)
    case "ownBlock":
      return withOwnBlock(draft, edit.country, edit.id, edit.block)
    case "add":
      return withBlockAt(draft, edit.block, edit.index)
    case "move":
      return withBlockMoved(draft, edit.id, edit.by)
    case "duplicate":
      return withDuplicate(draft, edit.id, edit.newId)
  }
}

/** As many removed blocks can come back. */
const mostRemoved = 20

/** The page after an edit; what is done twice by a double click is done once, as far as ids tell. */
export const applyEdit = ({ draft, removed }: Worked, edit: Edit): Worked => {
  if (edit.kind === "remove") {
    const left = withoutBlock(draft, edit.id)
    return left === undefined
      ? { draft, removed }
      : { draft: left.version, removed: [...removed, left.removed].slice(-mostRemoved) }
  }
  if (edit.kind === "undoRemove") {
    const last = removed.at(-1)
    return last === undefined
      ? { draft, removed }
      : { draft: withRestored(draft, last), removed: removed.slice(0, -1) }
  }
  const id = edit.kind === "add" ? edit.block.id : edit.kind === "duplicate" ? edit.newId : undefined
  const isThere = id !== undefined && draft.blocks.some((block) => block.id === id)
  return { draft: isThere ? draft : drafted(draft, edit), removed }
}
