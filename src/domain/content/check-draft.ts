import type { CountryId } from "../place/country.ts"
import type { Block } from "./block.ts"
import { blocksIn, type ContentKind, wordsIn } from "./content-page.ts"
import { linksIn, ownPathOf } from "./links-in.ts"
import type { CheckCode, CheckProblem, PageDraft } from "./page-draft.ts"
import { plainText } from "./rich-text.ts"

/** What becomes of whoever follows a link: there is a page in this country, it has moved, there is none. */
export type LinkFate = "there" | "moved" | "broken"

type Found = Omit<CheckProblem, "country">

const found = (code: CheckCode, block: string | null, value = "", isHint = false): Found => ({
  code,
  isHint,
  block,
  value
})

const picturesOf = (block: Block) =>
  block.type === "picture" ? [block.picture] : block.type === "video" ? [block.poster] : []

/** Whether a block would be shown with nothing in it. */
const isEmpty = (block: Block): boolean => {
  switch (block.type) {
    case "heading":
      return block.text.trim() === ""
    case "text":
      return plainText(block.text) === ""
    case "table":
      return block.head.length === 0 || block.rows.length === 0
    case "questions":
      return block.questions.length === 0 || block.questions.some(({ title }) => title.trim() === "")
    case "facts":
      return block.facts.length === 0
    case "comparison":
      return block.columns.length === 0
    case "crossLinks":
      return block.links.length === 0 || block.links.some(({ title }) => title.trim() === "")
    case "download":
    case "video":
      return block.title.trim() === ""
    default:
      return false
  }
}

const inBlock = (block: Block, fateOf: (path: string) => LinkFate): ReadonlyArray<Found> => [
  ...(isEmpty(block) ? [found("emptyBlock", block.id)] : []),
  ...picturesOf(block).flatMap(({ alt, src }) =>
    alt.trim() === "" ? [found("missingAlt", block.id, src)] : []
  ),
  ...linksIn(block).flatMap((link) => {
    const path = ownPathOf(link)
    const fate = path === undefined ? "there" : fateOf(path)
    if (fate === "broken") return [found("brokenLink", block.id, link)]
    return fate === "moved" ? [found("movedLink", block.id, link, true)] : []
  })
]

const inCountry = (
  draft: PageDraft,
  country: CountryId,
  fateOf: (path: string, country: CountryId) => LinkFate
): ReadonlyArray<Found> => {
  const words = wordsIn(draft.contents, country)
  const blocks = blocksIn(draft.contents, country)
  const empty = (word: string, code: CheckCode) => (word.trim() === "" ? [found(code, null)] : [])
  return [
    ...empty(words.title, "emptyTitle"),
    ...empty(words.teaser, "emptyTeaser"),
    ...empty(words.seoTitle, "emptySeoTitle"),
    ...empty(words.description, "emptyDescription"),
    ...(blocks.length === 0 ? [found("emptyPage", null)] : []),
    ...blocks.flatMap((block) => inBlock(block, (path) => fateOf(path, country)))
  ]
}

const isAlike = (one: Found, other: Found): boolean =>
  one.code === other.code && one.block === other.block && one.value === other.value

/**
 * What keeps a draft from being published, as each of its countries would read it; what is wrong in all of them is told
 * once, without a country (rule content.check).
 */
export const draftCheck = (
  draft: PageDraft,
  kind: ContentKind,
  fateOf: (path: string, country: CountryId) => LinkFate
): ReadonlyArray<CheckProblem> => {
  const { countries, contents } = draft
  const byCountry = countries.map((country) => ({ country, problems: inCountry(draft, country, fateOf) }))
  const [first, ...others] = byCountry
  const everywhere = (first?.problems ?? []).filter((problem) =>
    others.every(({ problems }) => problems.some((each) => isAlike(each, problem)))
  )
  const picture = contents.picture
  const whole: ReadonlyArray<Found> = [
    ...(kind === "guide" && draft.theme === null ? [found("missingTheme", null)] : []),
    ...(kind === "news" && draft.author.trim() === "" ? [found("noAuthor", null)] : []),
    ...(picture !== undefined && picture.alt.trim() === "" ? [found("missingAlt", null, picture.src)] : [])
  ]
  return [
    ...[...whole, ...everywhere].map((problem) => ({ ...problem, country: null })),
    ...byCountry.flatMap(({ country, problems }) =>
      problems
        .filter((problem) => !everywhere.some((each) => isAlike(each, problem)))
        .map((problem) => ({ ...problem, country }))
    )
  ]
}
