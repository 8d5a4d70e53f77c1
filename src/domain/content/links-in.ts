import { isRecord } from "../is-record.ts"

/** Names of the properties that contain URLs in links of texts, videos, cross links, downloads and pictures. */
const leading: ReadonlySet<string> = new Set(["href", "path", "src"])

/** Returns every URL that a block links to or shows, without duplicates. */
export const linksIn = (value: unknown): ReadonlyArray<string> => {
  if (Array.isArray(value)) return [...new Set(value.flatMap(linksIn))]
  if (!isRecord(value)) return []
  return [
    ...new Set(
      Object.entries(value).flatMap(([name, part]) =>
        typeof part === "string" ? (leading.has(name) ? [part] : []) : linksIn(part)
      )
    )
  ]
}

/**
 * Returns the path of a URL that belongs to the shop's own site; `undefined` for other sites and for links within the
 * page.
 */
export const ownPathOf = (address: string): string | undefined =>
  address.startsWith("/") ? address.replace(/[?#].*$/su, "").replace(/(?<=.)\/$/u, "") : undefined

/** Returns the text after the `#` of a URL; empty if there is none. */
export const anchorOf = (address: string): string => /#(.*)$/su.exec(address)?.[1] ?? ""
