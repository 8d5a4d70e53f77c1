import { isSameJson } from "../../same-json.ts"
import type { PageDraft } from "../page-draft.ts"
import { combine, type Pick } from "./combine.ts"
import type { PartName } from "./parts.ts"

interface ThreeDrafts {
  readonly base: PageDraft
  readonly mine: PageDraft
  readonly theirs: PageDraft
}

const combineDrafts = ({ base, mine, theirs }: ThreeDrafts, pick: Pick): PageDraft => ({
  theme: pick("theme", base.theme, mine.theme, theirs.theme),
  countries: pick("countries", base.countries, mine.countries, theirs.countries),
  author: pick("author", base.author, mine.author, theirs.author),
  featured: pick("featured", base.featured, mine.featured, theirs.featured),
  contents: combine({ base: base.contents, mine: mine.contents, theirs: theirs.contents }, pick)
})

export interface MergedDraft {
  /** The draft with the user's own changes and those changes of the other user that concern other parts. */
  readonly draft: PageDraft
  /**
   * Parts that both users changed to different values; the draft contains `mine` until the user chooses one of the
   * values.
   */
  readonly clashes: ReadonlyArray<PartName>
}

/**
 * Merges two drafts when another user has saved first; changes of different parts are not lost (rule content.merge).
 */
export const mergeDrafts = (three: ThreeDrafts): MergedDraft => {
  const clashes: Array<PartName> = []
  const pick: Pick = (part, base, mine, theirs) => {
    if (isSameJson(mine, base)) return theirs
    if (isSameJson(theirs, base) || isSameJson(mine, theirs)) return mine
    clashes.push(part)
    return mine
  }
  return { draft: combineDrafts(three, pick), clashes }
}

/** Returns a draft with one part replaced by the other user's version. */
export const withPartOf = (mine: PageDraft, theirs: PageDraft, taken: PartName): PageDraft =>
  combineDrafts({ base: mine, mine, theirs }, (part, _, own, other) => (part === taken ? other : own))

/** Returns the parts in which two drafts differ. */
export const differingParts = (one: PageDraft, other: PageDraft): ReadonlyArray<PartName> => {
  const parts: Array<PartName> = []
  combineDrafts({ base: one, mine: one, theirs: other }, (part, _, own, others) => {
    if (!isSameJson(own, others)) parts.push(part)
    return own
  })
  return parts
}
