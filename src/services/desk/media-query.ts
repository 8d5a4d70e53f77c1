import { mediaPageSize } from "../../domain/media/media-limits.ts"
import { pageIn, textIn } from "./list-query.ts"

/** What the address of the media says: words, whether only those without a text are meant, and a page. */
export interface MediaQuery {
  readonly suche?: string
  readonly ohne?: "text"
  readonly seite?: number
}

/** Reads an address; what means nothing is left out. */
export const mediaQueryOf = (search: Readonly<Record<string, unknown>>): MediaQuery => {
  const suche = textIn(search["suche"])
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(search["ohne"] === "text" && { ohne: "text" as const }),
    ...(seite > 1 && { seite })
  }
}

/** The same for a call. */
export const mediaCallOf = ({ suche, ohne, seite }: MediaQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(ohne !== undefined && { lacking: ohne }),
  ...(seite !== undefined && { page: seite }),
  size: mediaPageSize
})
