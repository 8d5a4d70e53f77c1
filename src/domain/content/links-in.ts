import { isRecord } from "../is-record.ts"

/** Names whose texts lead somewhere: links of texts, films, cross links and downloads, pictures. */
const leading: ReadonlySet<string> = new Set(["href", "path", "src"])

/** Every address that a block leads to or shows, each once. */
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

/** The path of an address of our own; undefined for what leads to others or stays on the page. */
export const ownPathOf = (address: string): string | undefined =>
  address.startsWith("/") ? address.replace(/[?#].*$/su, "").replace(/(?<=.)\/$/u, "") : undefined

/** What stands behind the `#` of an address; empty where nothing does. */
export const anchorOf = (address: string): string => /#(.*)$/su.exec(address)?.[1] ?? ""
