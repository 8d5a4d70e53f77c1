import {
  blocksIn,
  type ContentVersion,
  type CountryOverride,
  wordsIn
} from "../../../domain/content/content-page.ts"

type Word = readonly [german: string, own: string]

/** German words and their Austrian or Swiss replacements; longer words come first, so that they are replaced first. */
const ownWords: Readonly<Record<2 | 3, ReadonlyArray<Word>>> = {
  2: [
    ["Schornsteinfeger", "Rauchfangkehrer"],
    ["Schornstein", "Rauchfang"]
  ],
  3: [
    ["aus dem Sägewerk", "aus der Sägerei"],
    ["Sägewerken", "Sägereien"],
    ["Sägewerke", "Sägereien"],
    ["Lkw", "Lastwagen"],
    ["Scheitholz", "Stückholz"],
    ["Kaminofen", "Cheminéeofen"],
    ["Schornsteinfeger", "Kaminfeger"],
    ["Schornstein", "Kamin"],
    ["innerhalb von zwei", "innert zwei"]
  ]
}

const said = <Value>(value: Value, words: ReadonlyArray<Word>): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === "string"
      ? words.reduce((text, [german, own]) => text.replaceAll(german, own), part)
      : part
  ) as Value

/** Returns the override of a country: its own texts, and the texts that change because the country uses other words. */
const overrideFor = (version: ContentVersion, countryId: 2 | 3): CountryOverride => {
  const given = version.overrides?.[countryId] ?? {}
  const german = wordsIn(version, countryId)
  const own = said(german, ownWords[countryId])
  const changed = (["title", "teaser", "seoTitle", "description"] as const).flatMap((name) =>
    own[name] === german[name] ? [] : [[name, own[name]] as const]
  )
  const blocks = blocksIn(version, countryId).flatMap((block) => {
    const spoken = said(block, ownWords[countryId])
    return JSON.stringify(spoken) === JSON.stringify(block) ? [] : [[block.id, spoken] as const]
  })
  return {
    ...given,
    ...Object.fromEntries(changed),
    blocks: { ...given.blocks, ...Object.fromEntries(blocks) }
  }
}

/** Adds each country's own words to a version, as overrides (rule content.countries). */
export const withOwnWords = (version: ContentVersion): ContentVersion => ({
  ...version,
  overrides: { 2: overrideFor(version, 2), 3: overrideFor(version, 3) }
})
