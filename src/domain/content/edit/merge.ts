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
  /** What was changed here, over what the others have made of the rest. */
  readonly draft: PageDraft
  /** Parts that both have changed, each to something else: mine stands in the draft until one is chosen. */
  readonly clashes: ReadonlyArray<PartName>
}

/** What is to be saved after another user saved first: no change of another part is lost (rule content.merge). */
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

/** A draft with one part as another has it. */
export const withPartOf = (mine: PageDraft, theirs: PageDraft, taken: PartName): PageDraft =>
  combineDrafts({ base: mine, mine, theirs }, (part, _, own, other) => (part === taken ? other : own))

/** The parts in which two drafts differ. */
export const differingParts = (one: PageDraft, other: PageDraft): ReadonlyArray<PartName> => {
  const parts: Array<PartName> = []
  combineDrafts({ base: one, mine: one, theirs: other }, (part, _, own, others) => {
    if (!isSameJson(own, others)) parts.push(part)
    return own
  })
  return parts
}
