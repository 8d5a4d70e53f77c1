import { mediaPageSize } from "../../domain/media/media-limits.ts"
import { pageIn, textIn } from "./list-query.ts"

/** Search parameters of the media list: search text, whether only media without a text are shown, page. */
export interface MediaQuery {
  readonly suche?: string
  readonly ohne?: "text"
  readonly seite?: number
}

/** Reads search parameters; invalid values are left out. */
export const mediaQueryOf = (search: Readonly<Record<string, unknown>>): MediaQuery => {
  const suche = textIn(search["suche"])
  const seite = pageIn(search)
  return {
    ...(suche !== "" && { suche }),
    ...(search["ohne"] === "text" && { ohne: "text" as const }),
    ...(seite > 1 && { seite })
  }
}

/** Converts them to the query of the call. */
export const mediaCallOf = ({ suche, ohne, seite }: MediaQuery) => ({
  ...(suche !== undefined && { search: suche }),
  ...(ohne !== undefined && { lacking: ohne }),
  ...(seite !== undefined && { page: seite }),
  size: mediaPageSize
})
