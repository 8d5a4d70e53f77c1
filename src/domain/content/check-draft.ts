import type { CountryId } from "../place/country.ts"
import { anchorsIn } from "./anchors.ts"
import type { Block } from "./block.ts"
import { blocksIn, type ContentKind, wordsIn } from "./content-page.ts"
import { anchorOf, linksIn, ownPathOf } from "./links-in.ts"
import type { CheckCode, CheckProblem, PageDraft } from "./page-draft.ts"
import { plainText, type RichText } from "./rich-text.ts"

/**
 * Result of checking a link for one country: the page exists, has moved or does not exist, or the page exists but has
 * no such anchor.
 */
export type LinkFate = "there" | "moved" | "broken" | "noAnchor"

/**
 * Returns the result of checking a link to one of the shop's own paths in a country; `anchor` is empty if the link has
 * none.
 */
export type FateOf = (link: OwnLink, country: CountryId) => LinkFate

export interface OwnLink {
  readonly path: string
  readonly anchor: string
}

type Found = Omit<CheckProblem, "country">

const found = (code: CheckCode, block: string | null, value = "", isHint = false): Found => ({
  code,
  isHint,
  block,
  value
})

const picturesOf = (block: Block) =>
  block.type === "picture" ? [block.picture] : block.type === "video" ? [block.poster] : []

const isBlank = (words: string): boolean => words.trim() === ""
const isBlankText = (text: RichText): boolean => plainText(text) === ""

/** Whether a block, or one of its rows, lacks what its readers would look for; an address "/" was never filled in. */
const isEmpty = (block: Block): boolean => {
  switch (block.type) {
    case "heading":
      return isBlank(block.text)
    case "text":
      return isBlankText(block.text)
    case "table":
      return (
        block.head.every(isBlank) || block.rows.length === 0 || block.rows.some((row) => row.every(isBlank))
      )
    case "questions":
      return (
        block.questions.length === 0 ||
        block.questions.some(({ title, text }) => isBlank(title) || isBlankText(text))
      )
    case "facts":
      return block.facts.length === 0 || block.facts.some(({ title }) => isBlank(title))
    case "bestPrice":
      return [...block.suits, ...block.suitsNot].some(isBlankText)
    case "comparison":
      return (
        block.columns.length === 0 ||
        block.columns.some(({ title, rows }) => isBlank(title) || rows.some((row) => isBlank(row.title)))
      )
    case "crossLinks":
      return block.links.length === 0 || block.links.some(({ title }) => isBlank(title))
    case "download":
      return isBlank(block.title) || block.path === "/"
    case "video":
      return isBlank(block.title) || block.href === "/"
    default:
      return false
  }
}

/** Returns the problems found in a link; `own` contains the anchors of the page itself. */
const inLink = (
  block: string | null,
  link: string,
  own: ReadonlyMap<string, string>,
  fateOf: (link: OwnLink) => LinkFate
): ReadonlyArray<Found> => {
  const anchor = anchorOf(link)
  if (link.startsWith("#")) return own.has(anchor) ? [] : [found("missingAnchor", block, link)]
  const path = ownPathOf(link)
  switch (path === undefined ? "there" : fateOf({ path, anchor })) {
    case "broken":
      return [found("brokenLink", block, link)]
    case "moved":
      return [found("movedLink", block, link, true)]
    // only a hint: the page exists, and the anchor may be added later
    case "noAnchor":
      return [found("missingAnchor", block, link, true)]
    case "there":
      return []
  }
}

const inBlock = (
  block: Block,
  own: ReadonlyMap<string, string>,
  fateOf: (link: OwnLink) => LinkFate
): ReadonlyArray<Found> => [
  ...(isEmpty(block) ? [found("emptyBlock", block.id)] : []),
  ...picturesOf(block).flatMap(({ alt, src }) =>
    alt.trim() === "" ? [found("missingAlt", block.id, src)] : []
  ),
  ...linksIn(block).flatMap((link) => inLink(block.id, link, own, fateOf))
]

const inCountry = (draft: PageDraft, country: CountryId, fateOf: FateOf): ReadonlyArray<Found> => {
  const words = wordsIn(draft.contents, country)
  const blocks = blocksIn(draft.contents, country)
  const { picture } = draft.contents
  const own = anchorsIn(blocks)
  const here = (link: OwnLink) => fateOf(link, country)
  const empty = (word: string, code: CheckCode) => (word.trim() === "" ? [found(code, null)] : [])
  return [
    ...empty(words.title, "emptyTitle"),
    ...empty(words.teaser, "emptyTeaser"),
    ...empty(words.seoTitle, "emptySeoTitle"),
    ...empty(words.description, "emptyDescription"),
    ...(blocks.length === 0 ? [found("emptyPage", null)] : []),
    ...blocks.flatMap((block) => inBlock(block, own, here)),
    ...(picture === undefined ? [] : inLink(null, picture.src, own, here))
  ]
}

const isAlike = (one: Found, other: Found): boolean =>
  one.code === other.code && one.block === other.block && one.value === other.value

/**
 * Checks a draft for each of its countries and returns the problems. Problems prevent publication unless they are
 * hints. A problem in all countries is reported once, without a country (rule content.check).
 */
export const draftCheck = (
  draft: PageDraft,
  kind: ContentKind,
  fateOf: FateOf
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
    // beside the title of a landing page a picture only decorates
    ...(kind !== "landing" && picture !== undefined && isBlank(picture.alt)
      ? [found("missingAlt", null, picture.src)]
      : [])
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
