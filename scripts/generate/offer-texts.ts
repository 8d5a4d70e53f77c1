import { wireName } from "../../src/contract/wire.ts"
import type { Kind } from "../../src/domain/offer/member-kind.ts"
import {
  type OfferMember,
  offerMembers,
  type OfferPart,
  offerParts
} from "../../src/domain/offer/offer-members.ts"

const made = "// Written by `npm run generate` from src/domain/offer/offer-members.ts.\n"

/** The helpers of `json-text.ts` that the generated code uses. */
const helpers = ["integers", "listed", "money", "quoted", "words"] as const

const isWord = (kind: Kind): boolean =>
  kind === "word" || kind === "date" || (typeof kind !== "string" && "oneOf" in kind)

/** Returns the part of a template literal that writes the value of the expression `at` as JSON. */
const valueText = (kind: Kind, at: string): string => {
  if (isWord(kind)) return `"\${${at}}"`
  if (typeof kind !== "string" && "record" in kind) return `{${membersText(Object.entries(kind.record), at)}}`
  if (typeof kind !== "string" && "listOf" in kind) return `[\${${itemsText(kind.listOf, at)}}]`
  return `\${${valueCall(kind, at)}}`
}

/** Returns a JavaScript expression that writes the value of the expression `at` as JSON. */
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

const memberText = (name: string, kind: Kind, at: string): string =>
  `"${wireName(name)}":${valueText(kind, `${at}.${name}`)}`

const membersText = (members: ReadonlyArray<readonly [name: string, kind: Kind]>, at: string): string =>
  members.map(([name, kind]) => memberText(name, kind, at)).join()

/**
 * Generates a function that writes the members of a part as JSON. The first part also writes the opening brace of the
 * offer, the last part the closing brace.
 */
export const partText = (part: OfferPart, members: Readonly<Record<string, OfferMember>>): string => {
  const texts = Object.entries(members)
    .filter(([, member]) => member.part === part)
    .map(([name, { kind, optional }], place) => {
      const isFirst = place === 0 && part === offerParts[0]
      if (isFirst && optional === true) throw new Error(`${name} opens the offer: it cannot be optional`)
      const text = `${isFirst ? "{" : ","}${memberText(name, kind, "of")}`
      return optional === true ? `\${of.${name} === undefined ? "" : \`${text}\`}` : text
    })
  const end = part === offerParts.at(-1) ? "}" : ""
  return `export const ${part}Text = (of: PartValues<"${part}">): string =>\n  \`${texts.join("")}${end}\`\n`
}

/**
 * Generates a fast JSON writer for each part of an offer. It writes the members without a loop, which would take a
 * quarter longer (decision 128).
 */
export const offerTexts = (): string => {
  const parts = offerParts.map((part) => partText(part, offerMembers)).join("\n")
  const used = helpers.filter((name) => parts.includes(`${name}(`))
  return `${made}import type { PartValues } from "../../domain/offer/offer-members.ts"
import { ${used.join(", ")} } from "./json-text.ts"

${parts}`
}
