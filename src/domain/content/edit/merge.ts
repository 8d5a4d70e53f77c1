import { isSameJson } from "../../same-json.ts"
import type { ContentVersion } from "../content-page.ts"
import { combine, type Pick, type Three } from "./combine.ts"
import type { PartName } from "./parts.ts"

export interface MergedVersion {
  /** What was changed here, over what the others have made of the rest. */
  readonly version: ContentVersion
  /** Parts that both have changed, each to something else: mine stands in the version until one is chosen. */
  readonly clashes: ReadonlyArray<PartName>
}

/** What is to be saved after somebody else was faster: nobody's change of another part is lost (rule content.merge). */
export const mergeVersions = (three: Three): MergedVersion => {
  const clashes: Array<PartName> = []
  const pick: Pick = (part, base, mine, theirs) => {
    if (isSameJson(mine, base)) return theirs
    if (isSameJson(theirs, base) || isSameJson(mine, theirs)) return mine
    clashes.push(part)
    return mine
  }
  return { version: combine(three, pick), clashes }
}

/** A version with one part as another has it. */
export const withPartOf = (
  mine: ContentVersion,
  theirs: ContentVersion,
  taken: PartName
): ContentVersion =>
  combine({ base: mine, mine, theirs }, (part, _, own, other) => (part === taken ? other : own))

/** The parts in which two versions differ, in the order of the page. */
export const differingParts = (one: ContentVersion, other: ContentVersion): ReadonlyArray<PartName> => {
  const parts: Array<PartName> = []
  combine({ base: one, mine: one, theirs: other }, (part, _, own, others) => {
    if (!isSameJson(own, others)) parts.push(part)
    return own
  })
  return parts
}
