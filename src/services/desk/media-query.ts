import type { MediumLack } from "../../domain/media/medium.ts"
import { mediaPageSize } from "../../domain/media/media-limits.ts"
import { pageIn, textIn } from "./list-query.ts"

/** What a medium may lack: each word in the URL, with the value for the API call. */
const lackWords = { text: "text", verwendung: "use" } as const satisfies Readonly<Record<string, MediumLack>>

type MediaLackWord = keyof typeof lackWords

const isLackWord = (value: unknown): value is MediaLackWord =>
  typeof value === "string" && Object.hasOwn(lackWords, value)

/** Returns the word in the URL for the data that media lack. */
export const lackWordOf = (lack: MediumLack | undefined): MediaLackWord | "" =>
  lack === undefined ? "" : lack === "use" ? "verwendung" : lack

/** Search parameters of the media list: search text, a filter for media without a text or without a use, page. */
export interface MediaQuery {
  readonly suche?: string
  readonly ohne?: MediaLackWord
  readonly seite?: number
}

/** Reads search parameters; invalid values are left out. */
export const mediaQueryOf = (search: Readonly<Record<string, unknown>>): MediaQuery => {
  const suche = textIn(search["suche"])
  const seite = pageIn(search)
  const ohne = search["ohne"]
  return {
    ...(suche !== "" && { suche }),
    ...(isLackWord(ohne) && { ohne }),
    ...(seite > 1 && { seite })
  }
}

/** Converts the search parameters to the query of the API call. */
export const mediaCallOf = ({ suche, ohne, seite }: MediaQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(ohne !== undefined && { lacking: lackWords[ohne] }),
  ...(seite !== undefined && { page: seite }),
  size: mediaPageSize
})
