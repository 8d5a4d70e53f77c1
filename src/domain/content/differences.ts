import { type CountryId, countryIds } from "../place/country.ts"
import type { Block } from "./block.ts"
import type { PageDraft } from "./page-draft.ts"

/** Kinds of changes to a text, a setting or a block. */
export const differenceKinds = ["changed", "added", "removed", "moved"] as const

/** A difference between two versions (rule content.differences). */
export interface Difference {
  readonly kind: (typeof differenceKinds)[number]
  /** Name of the text or setting; empty for a block. */
  readonly name: string
  readonly block: string | null
  /** The country whose override differs; `null` for a difference in all countries. */
  readonly country: CountryId | null
}

/** Serializes a value regardless of the order of its keys, which the database does not preserve. */
const fingerprint = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
        )
      : part
  ) ?? ""

const isSame = (one: unknown, other: unknown): boolean => fingerprint(one) === fingerprint(other)

const kindOf = (before: unknown, after: unknown): Difference["kind"] =>
  before === undefined ? "added" : after === undefined ? "removed" : "changed"

const changedNames = <Name extends string>(
  names: ReadonlyArray<Name>,
  before: Readonly<Partial<Record<Name, unknown>>>,
  after: Readonly<Partial<Record<Name, unknown>>>
): ReadonlyArray<Pick<Difference, "kind" | "name">> =>
  names.flatMap((name) =>
    isSame(before[name], after[name]) ? [] : [{ kind: kindOf(before[name], after[name]), name }]
  )

/**
 * Returns the longest sequence of ids that have the same order in both lists; ids outside this sequence count as moved.
 */
const keptInPlace = (before: ReadonlyArray<string>, after: ReadonlyArray<string>): ReadonlySet<string> => {
  const placeBefore = new Map(before.map((id, place) => [id, place]))
  const rows: Array<ReadonlyArray<string>> = []
  let longest: ReadonlyArray<string> = []
  const common = after.filter((id) => placeBefore.has(id))
  for (const [at, id] of common.entries()) {
    const place = placeBefore.get(id) ?? 0
    let best: ReadonlyArray<string> = []
    for (const row of rows.slice(0, at)) {
      const last = placeBefore.get(row.at(-1) ?? "") ?? 0
      if (last < place && row.length > best.length) best = row
    }
    const row = [...best, id]
    rows.push(row)
    if (row.length > longest.length) longest = row
  }
  return new Set(longest)
}

const blockDifferences = (
  before: ReadonlyArray<Block>,
  after: ReadonlyArray<Block>
): ReadonlyArray<Difference> => {
  const [old, now] = [before, after].map((blocks) => new Map(blocks.map((block) => [block.id, block])))
  const kept = keptInPlace(
    before.map(({ id }) => id),
    after.map(({ id }) => id)
  )
  const of = (kind: Difference["kind"], block: string): Difference => ({
    kind,
    name: "",
    block,
    country: null
  })
  return [
    ...after.flatMap((block) => {
      const was = old?.get(block.id)
      if (was === undefined) return [of("added", block.id)]
      return [
        ...(kept.has(block.id) ? [] : [of("moved", block.id)]),
        ...(isSame(was, block) ? [] : [of("changed", block.id)])
      ]
    }),
    ...before.flatMap(({ id }) => (now?.has(id) ? [] : [of("removed", id)]))
  ]
}

const words = ["title", "teaser", "seoTitle", "description"] as const
const settings = ["theme", "countries", "author", "featured"] as const
const pictures = ["picture", "drawing"] as const

const overrideDifferences = (before: PageDraft, after: PageDraft): ReadonlyArray<Difference> =>
  countryIds.flatMap((country) => {
    const [old, now] = [before, after].map(({ contents }) => contents.overrides?.[`${country}`] ?? {})
    const [oldBlocks, nowBlocks] = [old?.blocks ?? {}, now?.blocks ?? {}]
    const ids = [...new Set([...Object.keys(oldBlocks), ...Object.keys(nowBlocks)])]
    return [
      ...changedNames(words, old ?? {}, now ?? {}).map((found) => ({ ...found, block: null, country })),
      ...changedNames(ids, oldBlocks, nowBlocks).map(({ kind, name }) => ({
        kind,
        name: "",
        block: name,
        country
      }))
    ]
  })

/** Returns the differences between an earlier draft of a page and a later one, block by block. */
export const draftDifferences = (before: PageDraft, after: PageDraft): ReadonlyArray<Difference> => {
  const forAll = { block: null, country: null }
  return [
    ...changedNames(settings, before, after).map((found) => ({ ...found, ...forAll })),
    ...changedNames(words, before.contents, after.contents).map((found) => ({ ...found, ...forAll })),
    ...changedNames(pictures, before.contents, after.contents).map((found) => ({ ...found, ...forAll })),
    ...blockDifferences(before.contents.blocks, after.contents.blocks),
    ...overrideDifferences(before, after)
  ]
}
