import { wireName } from "../../src/contract/wire.ts"
import type { Kind } from "../../src/domain/offer/member-kind.ts"
import { offerMembers, type OfferPart, offerParts } from "../../src/domain/offer/offer-members.ts"

const made = "// Written by `npm run generate` from src/domain/offer/offer-members.ts.\n"

/** The helpers of `json-text.ts` that some text calls. */
const helpers = ["integers", "listed", "money", "quoted", "words"] as const

const isWord = (kind: Kind): boolean =>
  kind === "word" || kind === "date" || (typeof kind !== "string" && "oneOf" in kind)

/** The part of a template that writes the value at an expression as JSON. */
const valueText = (kind: Kind, at: string): string => {
  if (isWord(kind)) return `"\${${at}}"`
  if (typeof kind !== "string" && "record" in kind) return `{${membersText(Object.entries(kind.record), at)}}`
  if (typeof kind !== "string" && "listOf" in kind) return `[\${${itemsText(kind.listOf, at)}}]`
  return `\${${valueCall(kind, at)}}`
}

/** An expression of the same. */
const valueCall = (kind: Kind, at: string): string => {
  if (kind === "money") return `money(${at})`
  if (kind === "text") return `quoted(${at})`
  if (kind === "integer" || kind === "number" || kind === "flag") return at
  if (typeof kind !== "string" && "orNull" in kind)
    return `${at} === null ? "null" : ${valueCall(kind.orNull, at)}`
  return `\`${valueText(kind, at)}\``
}

const itemsText = (item: Kind, at: string): string => {
  if (item === "integer") return `integers(${at})`
  return isWord(item) ? `words(${at})` : `listed(${at}, (each) => ${valueCall(item, "each")})`
}

const membersText = (members: ReadonlyArray<readonly [name: string, kind: Kind]>, at: string): string =>
  members.map(([name, kind]) => `"${wireName(name)}":${valueText(kind, `${at}.${name}`)}`).join()

const partText = (part: OfferPart): string => {
  const members = Object.entries(offerMembers).flatMap(([name, member]) =>
    member.part === part ? [[name, member.kind] as const] : []
  )
  return `export const ${part}Text = (of: PartValues<"${part}">): string =>\n  \`${membersText(members, "of")}\`\n`
}

/**
 * The fast writer of each part of an offer. Written out, since a loop over the members takes half as long again
 * (decision 128).
 */
export const offerTexts = (): string => {
  const parts = offerParts.map(partText).join("\n")
  const used = helpers.filter((name) => parts.includes(`${name}(`))
  return `${made}import type { PartValues } from "../../domain/offer/offer-members.ts"
import { ${used.join(", ")} } from "./json-text.ts"

${parts}`
}
